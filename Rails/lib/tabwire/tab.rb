# frozen_string_literal: true

module Tabwire
  # A tab of one request.
  #
  #   Tabwire::Tab.new(:explore, title: "Explore", icon: "magnifyingglass", path: "/explore", owns: ["/search"])
  class Tab
    # The maximum number of owned paths.
    MAXIMUM_OWNED_PATHS = 32
    # The values that mean no badge.
    NO_BADGE = [nil, false, 0, ""].freeze
    # The values that mean no version.
    NO_VERSION = [nil, false, ""].freeze
    private_constant :NO_BADGE, :NO_VERSION

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
    # @return [String, nil] the version of the tab's pages, like an ETag: apps reload a tab when it changes
    attr_reader :version

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
    # @param version [Integer, String, nil] the version of the tab's pages: apps reload an open tab when it changes
    # @param eager [Boolean] whether apps load the tab before the user selects it
    def initialize(
      id, title:, icon:, path:, owns: [], deprecated: nil, replacing: nil, badge: nil, version: nil, eager: false
    )
      @id = id.to_s
      @title = title
      @icon = icon
      @path = path
      @owned_paths = Array(owns).compact
      @deprecated = deprecated&.to_s
      @replaces = replacing&.to_s
      @badge = text(badge, NO_BADGE)
      @version = text(version, NO_VERSION)
      @eager = eager ? true : false
    end

    # @return [Boolean] whether apps load the tab before the user selects it
    def eager? = @eager

    # Returns the part of the tab that users share.
    #
    # @return [Tab] a frozen copy without badge and version
    def shared_part
      strings = { title:, icon:, path:, deprecated:, replacing: replaces }.transform_values { |text| frozen(text) }
      Tab.new(frozen(id), **strings, owns: owned_paths.map { |path| frozen(path) }, eager: eager?).freeze
    end

    # @return [Hash] the tab in the `configure` message (P5.1)
    def as_json(*)
      {
        badge:, deprecated:, eager: eager? || nil, icon:, id:, owns: owned_paths.presence, path:, replaces:, title:,
        version:
      }.compact
    end

    private

    # The value as it is sent: an integer as text, and `nil` for a value that means none.
    def text(value, none)
      return if none.include?(value)

      value.is_a?(Integer) ? value.to_s : value
    end

    def frozen(text) = text && -text.to_str
  end
end
