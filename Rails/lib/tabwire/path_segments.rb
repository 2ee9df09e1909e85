# frozen_string_literal: true

module Tabwire
  # The segments of a path. Paths are compared by segments.
  class PathSegments
    # @return [Array<String>] the segments
    attr_reader :to_a

    # Parses a path. The query, the fragment, empty segments and percent-encoding do not matter.
    #
    # @param reference [String] the path; without a leading slash it is relative to the start URL
    # @param from [String] the path of the start URL
    def initialize(reference, from:)
      path = text(reference).sub(/[?#].*/m, "")
      segments = split(path)
      segments = base(path, from) + segments unless path.start_with?("/")
      @to_a = segments.any? { |segment| segment.start_with?(".") } ? resolved(segments) : segments
    end

    # @return [Integer] the number of segments
    def count = to_a.size

    # @return [Boolean] whether this path equals the other path or is below it
    def under?(other) = to_a.first(other.count) == other.to_a

    # @return [Boolean] whether the paths are equal
    def ==(other) = to_a == other.to_a

    private

    # A request's path is binary, and a declared path may be of any type.
    def text(reference)
      text = reference.to_s
      text.encoding == Encoding::UTF_8 && text.valid_encoding? ? text : text.dup.force_encoding(Encoding::UTF_8).scrub
    end

    # A relative path replaces the last segment of the start path, unless that ends with a slash.
    def base(path, start)
      segments = split(start)
      segments.pop unless path.empty? || start.end_with?("/")
      segments
    end

    def split(path)
      segments = path.split("/")
      segments.delete("")
      path.include?("%") ? segments.map { |segment| decoded(segment) } : segments
    end

    # A segment with invalid percent-encoding is taken literally.
    def decoded(segment)
      return segment if segment.match?(/%(?!\h\h)/)

      text = segment.b.gsub(/%\h\h/) { |code| code[1, 2].hex.chr }.force_encoding(Encoding::UTF_8)
      text.valid_encoding? ? text : segment
    end

    def resolved(segments)
      segments.each_with_object([]) do |segment, resolved|
        case segment
        when "." then next
        when ".." then resolved.pop
        else resolved << segment
        end
      end
    end
  end
end
