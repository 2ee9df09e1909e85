# frozen_string_literal: true

module Tabwire
  # A tab of one request.
  #
  #   Tabwire::Tab.new(:explore, title: "Explore", icon: "magnifyingglass", path: "/explore", owns: ["/search"])
  class Tab
    # How soon a deprecated tab leaves the tab bar (P5.6): `soft`, at the next natural opportunity, such as a restart of
    # the app; `hard`, when the user selects another tab.
    DEPRECATIONS = %w[soft hard].freeze
    # @!attribute [r] owned_paths
    #   @return [Array<String>] further paths whose pages belong to the tab, with all pages below them
    # @!attribute [r] replaces
    #   @return [String, nil] the id of the deprecated tab that this one replaces
    # The other values are those of {#initialize}, as they are sent.
    attr_reader :id, :title, :icon, :path, :owned_paths, :deprecated, :replaces, :version

    delegate :action?, :badge, :badge_label, :choices, :dot?, :image, :role, to: :@presentation

    # Creates a tab. {TabBarValidator} validates it.
    #
    # @param id [Symbol, String] the stable id: it stays the same when the title changes
    # @param title [String] the label
    # @param icon [String] the name of the icon; each app maps it to an image
    # @param path [String] the path of the first page, relative to the start URL; the pages below it belong to the tab
    # @param owns [Array<String>, String] further paths whose pages belong to the tab, such as `/search`
    # @param deprecated [:soft, :hard, nil] marks a tab that is being phased out
    # @param replacing [Symbol, String, nil] the id of the deprecated tab that this one replaces
    # @param badge [Integer, String, :dot, nil] the badge; 0 and an empty string mean none
    # @param badge_label [String, nil] what assistive technology says instead of the badge, such as "3 unread messages"
    # @param image [String, Hash, nil] the path of an image instead of the icon, or its `path:` and `kind:`, which is
    #   `:symbol` or `:picture`; the path changes when the image does
    # @param action [Boolean] whether this is a button on the tab bar, and no tab: a tap visits its path
    # @param role [:search, nil] what the tab is for, where a platform has a place of its own for it
    # @param version [Integer, String, nil] the version of the tab's pages: apps reload an open tab when it changes
    # @param eager [Boolean] whether apps load the tab before the user selects it
    def initialize(
      id, title:, icon:, path:, owns: [], deprecated: nil, replacing: nil, badge: nil, badge_label: nil, image: nil,
      action: false, role: nil, version: nil, eager: false
    )
      @id = id.to_s
      @title = title
      @icon = icon
      @path = path
      @owned_paths = Array(owns).compact
      @deprecated = deprecated&.to_s
      @replaces = replacing&.to_s
      @presentation = TabPresentation.new(badge:, badge_label:, image:, action:, role:)
      @version = TabPresentation.text(version)
      @eager = eager ? true : nil
    end

    # @return [Boolean] whether apps load the tab before the user selects it
    def eager? = !@eager.nil?

    # @return [Hash] the tab in the `configure` message (P5.1)
    def as_json(*)
      own = { deprecated:, eager: @eager, icon:, id:, owns: owned_paths.presence, path:, replaces:, title:, version: }
      { **@presentation.as_json, **own }.compact
    end
  end
end
