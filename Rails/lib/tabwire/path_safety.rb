# frozen_string_literal: true

module Tabwire
  # Whether a tab's path stays on the app's origin, as far as its text alone can tell (protocol, "path is a relative
  # URL").
  #
  # A path is unsafe with a scheme or an authority, and anywhere with a backslash, a space or a control character, which
  # browsers strip or rewrite into another origin.
  module PathSafety
    UNSAFE_CHARACTER = /[\\ \u{0}-\u{1F}\u{7F}-\u{9F}]/
    COLON_IN_FIRST_SEGMENT = %r{\A[^/?#]*:}
    private_constant :UNSAFE_CHARACTER, :COLON_IN_FIRST_SEGMENT

    # @param path [String] the path, in UTF-8
    # @return [String, nil] what makes the path unsafe, in a few words; nothing if it is safe
    def self.objection_to(path)
      case path[UNSAFE_CHARACTER]
      when "\\" then "it contains a backslash"
      when " " then "it contains a space"
      when String then "it contains a control character"
      else objection_to_start_of(path)
      end
    end

    def self.objection_to_start_of(path)
      if path.start_with?("//")
        "it starts with two slashes, as a URL of another host does"
      elsif path.match?(COLON_IN_FIRST_SEGMENT)
        "its first segment has a colon, as a scheme has"
      end
    end
    private_class_method :objection_to_start_of
  end
end
