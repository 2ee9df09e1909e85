# frozen_string_literal: true

module Tabwire
  # The segments of a path, by which paths are compared (R13.7): dot segments resolved, empty segments
  # removed, percent-decoded, as bytes. Case matters, an encoded slash separates nothing, and an encoded dot is a dot.
  class PathSegments
    # @return [Array<String>] the segments, as binary strings
    attr_reader :to_a

    # Parses a path. The query and the fragment do not matter.
    #
    # @param reference [String] the path; without a leading slash it is relative to the start URL
    # @param from [String] the path of the start URL
    def initialize(reference, from:)
      path = path_of(reference)
      path = resolved(path, path_of(from)) unless path.start_with?("/")
      segments = path.split("/", -1).drop(1)
      segments.map! { |segment| decoded(segment) } if path.include?("%")
      segments = without_dots(segments) if segments.any? { |segment| [".", ".."].include?(segment) }
      segments.delete("")
      @to_a = segments
    end

    # @return [Integer] the number of segments
    def count = to_a.size

    # @return [Boolean] whether this path equals the other path or is below it
    def under?(other) = to_a.first(other.count) == other.to_a

    # @return [Boolean] whether the paths are equal
    def ==(other) = to_a == other.to_a

    private

    # A request's path is binary, and a declared path may be of any type.
    def path_of(reference) = reference.to_s.b.sub(/[?#].*/mn, "")

    # Resolves a relative path (RFC 3986, section 5.2).
    def resolved(path, start) = path.empty? ? start : start[%r{\A.*/}mn].to_s + path

    def decoded(segment) = segment.gsub(/%\h\h/n) { |code| code[1, 2].hex.chr.b }

    def without_dots(segments)
      segments.each_with_object([]) do |segment, result|
        case segment
        when "." then next
        when ".." then result.pop
        else result << segment
        end
      end
    end
  end
end
