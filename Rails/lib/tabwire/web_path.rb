# frozen_string_literal: true

module Tabwire
  # Paths for browsers, which resolve links against the page where they stand and not against the app's start.
  module WebPath
    ORIGIN = "http://origin"
    private_constant :ORIGIN

    # A tab's path as an absolute one, with its query.
    #
    # @param path [String] a safe path, relative to the app's start URL
    # @param from [String] the path of the app's start URL
    # @return [String]
    def self.absolute(path, from:)
      return path if path.start_with?("/")
      return from if path.empty?

      ascii = path.gsub(/[^\x21-\x7E]/) { |character| character.bytes.map { |byte| format("%%%02X", byte) }.join }
      absolute = URI.join(ORIGIN + from, ascii).to_s.delete_prefix(ORIGIN)
      # What is left of `..//host` would lead to that host.
      absolute.start_with?("//") ? "/.#{absolute}" : absolute
    rescue URI::Error
      from
    end
  end
end
