# frozen_string_literal: true

module Tabwire
  # Checks that a tab's path stays on the app's origin, by its text alone (P6.8).
  #
  # A path is unsafe if it has a scheme or an authority, or if it contains a backslash, a space or a control character,
  # which browsers strip or turn into another origin.
  module PathSafety
    UNSAFE_CHARACTER = /[\\ \u{0}-\u{1F}\u{7F}-\u{9F}]/
    COLON_IN_FIRST_SEGMENT = %r{\A[^/?#]*:}
    private_constant :UNSAFE_CHARACTER, :COLON_IN_FIRST_SEGMENT

    # @param path [String] the path, in UTF-8
    # @return [String, nil] a predicate that says why the path is unsafe, or `nil` if it is safe
    def self.violation_in(path)
      case path[UNSAFE_CHARACTER]
      when "\\" then "contains a backslash"
      when " " then "contains a space"
      when String then "contains a control character"
      else violation_at_start(path)
      end
    end

    def self.violation_at_start(path)
      if path.start_with?("//")
        "starts with two slashes, like the URL of another host"
      elsif path.match?(COLON_IN_FIRST_SEGMENT)
        "has a colon in its first segment, like a URL with a scheme"
      end
    end
    private_class_method :violation_at_start
  end
end
