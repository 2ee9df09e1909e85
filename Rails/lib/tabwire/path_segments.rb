# frozen_string_literal: true

module Tabwire
  # The segments of a path, by which paths are compared (R13.7): dot segments resolved, empty segments
  # removed, percent-decoded, as bytes. Case matters, an encoded slash separates nothing, and an encoded dot is a dot.
  module PathSegments
    class << self
      # Parses a path. The query and the fragment do not matter.
      #
      # @param reference [String] the path; without a leading slash it is relative to the start URL
      # @param from [String] the path of the start URL
      # @return [Array<String>] the segments, as binary strings
      def of(reference, from: "/")
        path = path_of(reference)
        path = resolved(path, path_of(from)) unless path.start_with?("/")
        segments = path.split("/")
        segments.map! { |segment| decoded(segment) } if path.include?("%")
        segments = without_dots(segments.drop(1)) if path.match?(/[.%]/n)
        segments.delete("")
        segments
      end

      private

      # A request's path is binary, and a declared path may be of any type.
      def path_of(reference) = reference.to_s.b[/\A[^?#]*/n]

      # Resolves a relative path (RFC 3986, section 5.2).
      def resolved(path, start) = path.empty? ? start : start[%r{\A.*/}mn].to_s + path

      def decoded(segment) = segment.gsub(/%\h\h/n) { |code| code[1, 2].hex.chr.b }

      def without_dots(segments)
        segments.each_with_object([]) do |segment, result|
          result << segment unless [".", ".."].include?(segment)
          result.pop if segment == ".."
        end
      end
    end
  end
end
