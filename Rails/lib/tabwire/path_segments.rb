# frozen_string_literal: true

module Tabwire
  # A path as the segments that it consists of, to tell what lies below what.
  class PathSegments
    # @return [Array<String>] the segments
    attr_reader :to_a

    # Takes a path apart. The query, the fragment, empty segments and how it is percent-encoded do not matter.
    #
    # @param reference [String] the path; one that does not begin with a slash is relative to the start
    # @param from [String] the path of the app's start URL
    def initialize(reference, from:)
      path = text(reference).sub(/[?#].*/m, "")
      segments = split(path)
      segments = base(path, from) + segments unless path.start_with?("/")
      @to_a = segments.any? { |segment| segment.start_with?(".") } ? resolved(segments) : segments
    end

    # @return [Integer] how many segments there are
    def count = to_a.size

    # @return [Boolean] whether this is the other path or lies below it
    def under?(other) = to_a.first(other.count) == other.to_a

    # @return [Boolean] whether both are the same path
    def ==(other) = to_a == other.to_a

    private

    # A request's path comes as bytes, and a wrong declaration may be anything.
    def text(reference)
      text = reference.to_s
      text.encoding == Encoding::UTF_8 && text.valid_encoding? ? text : text.dup.force_encoding(Encoding::UTF_8).scrub
    end

    # A relative path stands beside the last segment of the start, which is a page unless a slash ends it.
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

    # A segment that is encoded wrongly stands for itself.
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
