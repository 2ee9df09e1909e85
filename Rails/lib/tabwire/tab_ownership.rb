# frozen_string_literal: true

module Tabwire
  # Decides which tab owns a page: the tab with the longest `path` or `owns` that is a prefix of its path (P13.13).
  class TabOwnership
    # @param tabs [Array<Tab>] actions among them own nothing (R17.2)
    # @param page [String] the path of the page
    # @param start_path [String] the path of the start URL
    def initialize(tabs, page, start_path)
      @start_path = start_path
      @page = segments(page)
      @start = segments(start_path)
      @first_pages = tabs.map { |tab| segments(tab.path) unless tab.action? }
      @start_tab = @first_pages.index(@start)
      @owner = owner_among(tabs)
    end

    # The tab to mark as current: the owner of the page. The tab at the start URL stands in for the owner of a page
    # below it.
    #
    # @return [Integer, nil] the index of the tab, or `nil`
    def current = @owner || (@start_tab if below?(@start))

    # The tab to name as active: the owner of the page, else the tab at the start URL, else the first one.
    #
    # @return [Integer] the index of the tab
    def active = @owner || @start_tab || @first_pages.index { |page| !page.nil? } || 0

    # @param index [Integer] the index of a tab
    # @return [Boolean] whether the page is the first page of the tab
    def first_page?(index) = @first_pages[index] == @page

    private

    # If two paths are equally long, the first tab owns the address.
    def owner_among(tabs)
      lengths = tabs.zip(@first_pages).map { |tab, first_page| owned_length(tab, first_page) if first_page }
      lengths.index(lengths.compact.max) if lengths.any?
    end

    # The length of the longest path by which a tab owns the page.
    def owned_length(tab, first_page)
      owned = tab.owned_paths.map { |path| segments(path) }
      owned << first_page unless whole_site?(first_page) && first_page != @page
      owned.select { |path| below?(path) }.map(&:size).max
    end

    # The start page does not own the pages below it: that would be all of them.
    def whole_site?(path) = path.empty? || path == @start

    def below?(path) = @page.first(path.size) == path

    def segments(path) = Paths.segments(path, from: @start_path)
  end
end
