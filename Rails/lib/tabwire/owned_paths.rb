# frozen_string_literal: true

module Tabwire
  # The paths that tabs own, as segments (see {TabBar#active_tab_for}).
  class OwnedPaths
    # @param tabs [Array<Tab>]
    # @param start_path [String] the path of the start URL
    def initialize(tabs, start_path)
      @paths = tabs.map do |tab|
        [tab.path, *tab.owned_paths].map { |path| PathSegments.new(path, from: start_path) }
      end
    end

    # @param page [PathSegments] the path of a page
    # @return [Integer, nil] the index of the tab that owns the page, or `nil` if no tab does
    def owner_of(page)
      owner = nil
      longest = -1
      @paths.each_with_index do |paths, index|
        paths.each do |path|
          next unless path.count > longest && page.under?(path)

          owner = index
          longest = path.count
        end
      end
      owner
    end

    # @param index [Integer] the index of a tab
    # @param page [PathSegments] the path of a page
    # @return [Boolean] whether the page is the first page of the tab
    def start?(index, page) = @paths[index].first == page
  end
end
