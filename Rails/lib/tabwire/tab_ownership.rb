# frozen_string_literal: true

module Tabwire
  # Decides which tab owns a page: the tab with the longest `path` or `owns` that is a prefix of its path (P13.13).
  class TabOwnership
    # A path of a tab. Without `below`, it owns only its own page.
    Claim = Struct.new(:index, :path, :below) do
      # @return [Boolean] whether the tab owns the page by this path
      def cover?(page) = below ? page.under?(path) : page == path
    end
    private_constant :Claim

    # @param tabs [Array<Tab>]
    # @param start_path [String] the path of the start URL
    def initialize(tabs, start_path)
      @start = PathSegments.new(start_path, from: start_path)
      @first_pages = tabs.map { |tab| PathSegments.new(tab.path, from: start_path) }
      @start_tab = @first_pages.index(@start)
      # A longer path comes first, and so does the first of two tabs with the same path.
      @claims = [*first_page_claims, *owned_path_claims(tabs, start_path)].sort_by do |claim|
        [-claim.path.count, claim.index]
      end
    end

    # Returns the tab to mark as current: the owner of the page. The tab at the start URL stands in for the owner of a
    # page below it.
    #
    # @param page [PathSegments] the path of a page
    # @return [Integer, nil] the index of the tab, or `nil`
    def current(page)
      owner_of(page) || (@start_tab if @start_tab && page.under?(@start))
    end

    # Returns the tab to name as active: the owner of the page, else the tab at the start URL, else the first one.
    #
    # @param page [PathSegments] the path of a page
    # @return [Integer] the index of the tab
    def active(page) = owner_of(page) || @start_tab || 0

    # @param index [Integer] the index of a tab
    # @param page [PathSegments] the path of a page
    # @return [Boolean] whether the page is the first page of the tab
    def first_page?(index, page) = @first_pages[index] == page

    private

    # The start page does not own the pages below it: that would be all of them.
    def first_page_claims
      @first_pages.each_with_index.map do |path, index|
        Claim.new(index, path, path.count.positive? && path != @start)
      end
    end

    def owned_path_claims(tabs, start_path)
      tabs.flat_map.with_index do |tab, index|
        tab.owned_paths.map { |path| Claim.new(index, PathSegments.new(path, from: start_path), true) }
      end
    end

    def owner_of(page) = @claims.find { |claim| claim.cover?(page) }&.index
  end
end
