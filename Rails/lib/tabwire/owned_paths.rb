# frozen_string_literal: true

module Tabwire
  # The paths that tabs own, taken apart to find the tab that a page belongs to (see {TabBar#active_tab_for}).
  class OwnedPaths
    # @param tabs [Array<Tab>]
    # @param start_path [String] the path of the app's start URL
    def initialize(tabs, start_path)
      @paths = tabs.map do |tab|
        [tab.path, *tab.owned_paths].map { |path| PathSegments.new(path, from: start_path) }
      end
    end

    # @param page [PathSegments] the path of a page
    # @return [Integer, nil] the position of the tab that it belongs to; nothing if no tab owns it
    def owner_of(page)
      owner = nil
      longest = -1
      @paths.each_with_index do |paths, position|
        paths.each do |path|
          next unless path.count > longest && page.under?(path)

          owner = position
          longest = path.count
        end
      end
      owner
    end

    # @param position [Integer] that of a tab
    # @param page [PathSegments] the path of a page
    # @return [Boolean] whether the tab starts at the page
    def start?(position, page) = @paths[position].first == page
  end
end
