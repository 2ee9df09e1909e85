# frozen_string_literal: true

require "strscan"

module Tabwire
  # Finds elements of a page by their name, in linear time: the page may contain any text of users.
  # @api private
  class PageElements
    # The tags that say that Turbo keeps their element. `->` is part of an attribute, such as an action of Stimulus.
    PERMANENT = %r{<([a-z][\w-]*)(?:\s(?:->|[^<>])*)?\sdata-turbo-permanent(?=[\s=>/])}i

    # @param html [String]
    def initialize(html)
      @html = html
    end

    # Returns the page without the `<nav>` elements that the block selects. One without an end stays.
    #
    # @yieldparam tag [String] the opening tag
    # @yieldreturn [Boolean] whether to leave the element out
    # @return [String]
    def without
      position = 0
      left_out = elements("nav").select { |tag, *| yield tag }.sort_by(&:second)
      kept = left_out.filter_map do |_, first, last|
        # An element inside another one is left out with it.
        @html.byteslice(position...first).tap { position = last } if first >= position
      end
      [*kept, @html.byteslice(position..)].join
    end

    # Returns the opening tags of the elements that Turbo keeps, with a tab bar inside.
    #
    # @yieldparam tag [String] the opening tag of a `<nav>` element
    # @yieldreturn [Boolean] whether it is a tab bar
    # @return [Array<String>]
    def permanent_around
      bars = elements("nav").filter_map { |tag, first, _| first if yield tag }
      permanent.filter_map { |tag, first, last| tag if bars.any? { |bar| bar.between?(first, last) } }
    end

    private

    def permanent
      names = @html.scan(PERMANENT).flatten.uniq(&:downcase)
      names.flat_map { |name| elements(name) }.select { |tag, *| PERMANENT.match?(tag) }
    end

    # The opening tag of each element, and the bytes where it begins and ends.
    def elements(name)
      scanner = StringScanner.new(@html)
      open = []
      found = []
      while scanner.skip_until(%r{</?#{name}(?![\w-])}i)
        first = scanner.pos - scanner.matched_size
        break unless scanner.skip(/(?:->|[^>])*>/)

        tag = @html.byteslice(first...scanner.pos)
        tag.start_with?("</") ? found << [*open.pop, scanner.pos] : open << [tag, first]
      end
      found.select(&:many?)
    end
  end
end
