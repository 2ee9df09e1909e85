# frozen_string_literal: true

module Tabwire
  # A tab of one request.
  #
  #   Tabwire::Tab.new(:explore, title: "Explore", icon: "magnifyingglass", path: "/explore", owns: ["/search"])
  class Tab
    # How soon a deprecated tab leaves the tab bar (P5.6): `soft`, at the next natural opportunity, such as a restart of
    # the app; `hard`, when the user selects another tab.
    DEPRECATIONS = %w[soft hard].freeze
    # The values that mean no badge or no version.
    ABSENT = [nil, false, ""].freeze
    private_constant :ABSENT

    # @!attribute [r] owned_paths
    #   @return [Array<String>] further paths whose pages belong to the tab, with all pages below them
    # @!attribute [r] replaces
    #   @return [String, nil] the id of the deprecated tab that this one replaces
    # The other values are those of {#initialize}, as they are sent.
    attr_reader :id, :title, :icon, :path, :owned_paths, :deprecated, :replaces, :badge, :version

    # Creates a tab. {TabBarValidator} validates it.
    #
    # @param id [Symbol, String] the stable id: it stays the same when the title changes
    # @param title [String] the label
    # @param icon [String] the name of the icon; each app maps it to an image
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
      @badge = text(badge) unless badge == 0 # rubocop:disable Style/NumericPredicate
      @version = text(version)
      @eager = eager ? true : nil
    end

    # @return [Boolean] whether apps load the tab before the user selects it
    def eager? = !@eager.nil?

    # @return [Hash] the tab in the `configure` message (P5.1)
    def as_json(*)
      { badge:, deprecated:, eager: @eager, icon:, id:, owns: owned_paths.presence, path:, replaces:, title:, version: }
        .compact
    end

    private

    # Integers are sent as text.
    def text(value)
      return if ABSENT.include?(value)

      value.is_a?(Integer) ? value.to_s : value
    end
  end
end
