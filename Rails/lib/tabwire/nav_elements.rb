# frozen_string_literal: true

require "strscan"

module Tabwire
  # Finds the `<nav>` elements of a page, in linear time: the page may contain any text of users.
  # @api private
  class NavElements
    # @param html [String]
    def initialize(html)
      @html = html
    end

    # Returns the page without the elements that the block selects. One without an end stays.
    #
    # @yieldparam tag [String] the opening tag
    # @yieldreturn [Boolean] whether to leave the element out
    # @return [String]
    def without
      kept = +""
      position = 0
      elements.select { |tag, *| yield tag }.sort_by { |_, first, _| first }.each do |_, first, last|
        kept << @html.byteslice(position...first) if first >= position
        position = [position, last].max
      end
      kept << @html.byteslice(position..)
    end

    private

    # The opening tag of each element, and the bytes where it begins and ends.
    def elements
      open = []
      tags.filter_map do |tag, first, last|
        next open.push([tag, first]) && nil unless tag.start_with?("</")

        [*open.pop, last] if open.any?
      end
    end

    # Each opening and closing tag, and the bytes where it begins and ends.
    def tags
      scanner = StringScanner.new(@html)
      found = []
      while scanner.skip_until(%r{</?nav\b})
        first = scanner.pos - scanner.matched_size
        break unless scanner.skip_until(/>/)

        found << [@html.byteslice(first...scanner.pos), first, scanner.pos]
      end
      found
    end
  end
end
