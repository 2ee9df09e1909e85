# frozen_string_literal: true

module Tabwire
  # Paths for browsers, which resolve links against the current page and not against the start URL.
  module WebPath
    ORIGIN = "http://origin"
    private_constant :ORIGIN

    # Returns the absolute path of a tab, with its query.
    #
    # @param path [String] a safe path, relative to the start URL
    # @param from [String] the path of the start URL
    # @return [String]
    def self.absolute(path, from:)
      return path if path.start_with?("/")
      return from if path.empty?

      ascii = path.gsub(/[^\x21-\x7E]/) { |character| character.bytes.map { |byte| format("%%%02X", byte) }.join }
      absolute = URI.join(ORIGIN + from, ascii).to_s.delete_prefix(ORIGIN)
      # `..//host` resolves to `//host`, which would lead to another host.
      absolute.start_with?("//") ? "/.#{absolute}" : absolute
    rescue URI::Error
      from
    end
  end
end
