# frozen_string_literal: true

module Tabwire
  # A tab of one request.
  #
  #   Tabwire::Tab.new(:explore, title: "Explore", icon: "magnifyingglass", path: "/explore", owns: ["/search"])
  class Tab
    # The values that mean no badge.
    NO_BADGE = [nil, false, 0, ""].freeze
    private_constant :NO_BADGE

    # @return [String] the stable id: it stays the same when the title changes
    attr_reader :id
    # @return [String] the label
    attr_reader :title
    # @return [String] the name of the icon; each app maps it to an image
    attr_reader :icon
    # @return [String] the path of the tab's first page, relative to the start URL
    attr_reader :path
    # @return [Array<String>] further paths whose pages belong to the tab, with all pages below them
    attr_reader :owned_paths
    # @return [String, nil] `soft` or `hard` if the tab is being phased out
    attr_reader :deprecated
    # @return [String, nil] the id of the deprecated tab that this one replaces
    attr_reader :replaces
    # @return [String, nil] the badge, or `nil`
    attr_reader :badge

    # Creates a tab. {TabConfiguration} validates it.
    #
    # @param id [Symbol, String] the stable id
    # @param title [String] the label
    # @param icon [String] the name of the icon
    # @param path [String] the path of the first page, relative to the start URL; the pages below it belong to the tab
    # @param owns [Array<String>, String] further paths whose pages belong to the tab, such as `/search`
    # @param deprecated [:soft, :hard, nil] marks a tab that is being phased out
    # @param replacing [Symbol, String, nil] the id of the deprecated tab that this one replaces
    # @param badge [Integer, String, nil] the badge; 0 and an empty string mean none
    def initialize(id, title:, icon:, path:, owns: [], deprecated: nil, replacing: nil, badge: nil)
      @id = id.to_s
      @title = title
      @icon = icon
      @path = path
      @owned_paths = Array(owns).compact
      @deprecated = deprecated&.to_s
      @replaces = replacing&.to_s
      @badge = badge.is_a?(Integer) ? badge.to_s : badge unless NO_BADGE.include?(badge)
    end

    # Returns the part of the tab that does not depend on the user.
    #
    # @return [Tab] a frozen copy without the badge
    def without_badge
      strings = { title:, icon:, path:, deprecated:, replacing: replaces }.transform_values { |text| frozen(text) }
      Tab.new(frozen(id), **strings, owns: owned_paths.map { |path| frozen(path.to_s) }).freeze
    end

    # @return [Hash] the tab in the `configure` message (protocol, "Message format")
    def as_json(*)
      { badge:, deprecated:, icon:, id:, path:, replaces:, title: }.compact
    end

    private

    def frozen(text) = text && -text.to_str
  end
end
