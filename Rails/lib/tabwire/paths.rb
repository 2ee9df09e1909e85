# frozen_string_literal: true

module Tabwire
  # The paths of tabs and pages: whether they are safe, where they lead, and how they are compared.
  module Paths
    # The paths that may leave the app's origin, by their text alone (P6.8). Browsers strip some of these characters.
    UNSAFE = [
      [%r{\A//}, "it starts with two slashes, like the URL of another host"],
      [/\\/, "it contains a backslash"], [/ /, "it contains a space"],
      [/[\u{0}-\u{1F}\u{7F}-\u{9F}]/, "it contains a control character"],
      [%r{\A[^/?#]*:}, "its first segment contains a colon, like a scheme"]
    ].freeze
    # All of them.
    ANY_UNSAFE = Regexp.union(UNSAFE.map(&:first))

    # @param path [String] a path, in UTF-8
    # @return [String, nil] why the path is unsafe, or `nil` if it is safe
    def self.violation_in(path) = (UNSAFE.find { |pattern, _| path.match?(pattern) }.last if path.match?(ANY_UNSAFE))

    # Makes a path absolute (RFC 3986, section 5.2). Dot segments stay.
    #
    # @param path [String] the path; without a leading slash it is relative to the start URL
    # @param from [String] the path of the start URL
    # @return [String] the path with a leading slash
    def self.absolute(path, from:)
      return path if path.start_with?("/")

      start = from[/\A[^?#]*/]
      path.match?(/\A(?:[?#]|\z)/) ? start + path : start[%r{\A.*/}m] + path
    end

    # Parses a path into the segments by which paths are compared (R13.7): dot segments resolved, empty segments
    # removed, percent-decoded, as bytes. Case matters, an encoded slash separates nothing, and an encoded dot is a
    # dot. The query and the fragment do not matter.
    #
    # @param path [Object] the path: that of a request is binary, and a declared one may be of any type
    # @param from [String] the path of the start URL
    # @return [Array<String>] the segments; those that are not ASCII are binary
    def self.segments(path, from: "/")
      path = path.to_s
      path = path.b unless path.ascii_only?
      path = absolute(path, from: from.b) unless path.start_with?("/")
      path = path[/\A[^?#]*/] if path.match?(/[?#]/)
      segments = path.split("/")
      segments = resolved(segments.drop(1)) if path.match?(/[.%]/)
      segments.delete("")
      segments
    end

    def self.resolved(segments)
      segments.each_with_object([]) do |encoded, result|
        segment = encoded.b.gsub(/%\h\h/n) { |code| code[1, 2].hex.chr.b }
        result << segment unless [".", ".."].include?(segment)
        result.pop if segment == ".."
      end
    end
    private_class_method :resolved
  end
end
