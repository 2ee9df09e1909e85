# frozen_string_literal: true

module Tabwire
  # A tab of one request.
  #
  #   Tabwire::Tab.new(:explore, title: "Explore", icon: "magnifyingglass", path: "/explore", owns: ["/search"])
  class Tab
    # How soon a deprecated tab leaves the tab bar (P5.6): `soft`, at the next natural opportunity, such as a restart of
    # the app; `hard`, when the user selects another tab.
    DEPRECATIONS = %w[soft hard].freeze
    # The kinds of images (P22.3): a `symbol` is tinted as icons are; a `picture` keeps its colors, cut to a circle.
    IMAGE_KINDS = %w[symbol picture].freeze
    # The roles of a tab (P24.1).
    ROLES = %w[search].freeze
    # The members that every tab has, besides its id.
    NEEDED = %i[title icon path].freeze
    # The texts of a tab for which clients reject the tab bar (P6.18).
    COUNTING = %i[id title icon path replaces deprecated].freeze
    # The others. A member that cannot be read is left out alone (P6.19, P7.7).
    SHOWN = %i[badge version badgeLabel role].freeze
    # The paths of a tab that owns no further ones.
    NONE = [].freeze

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
      id, title:, icon:, path:, owns: NONE, deprecated: nil, replacing: nil, badge: nil, badge_label: nil, image: nil,
      action: false, role: nil, version: nil, eager: false
    )
      badge = badge_of(badge)
      @members = {
        action: (true if action), badge:, badgeLabel: (label_of(badge_label) if badge), deprecated: text(deprecated),
        eager: (true if eager), icon:, id: id.to_s, image: members_of(image), owns: Array(owns).compact.presence,
        path:, replaces: text(replacing), role: text(role), title:, version: text(version)
      }.tap(&:compact!).freeze
    end

    # @return [Hash] the tab in the `configure` message (P5.1)
    def as_json(_options = nil) = @members

    # @param member [Symbol] a member of the `configure` message that no tab needs
    # @return [Tab] the same tab without it
    def without(member) = dup.tap { |tab| tab.instance_variable_set(:@members, @members.except(member).freeze) }

    # @!attribute [r] title
    #   @return [String] the label
    # @!attribute [r] icon
    #   @return [String] the name of the icon
    # @!attribute [r] image
    #   @return [Hash, nil] the `path` and, if it is given, the `kind` of the image instead of the icon
    # @!attribute [r] path
    #   @return [String] the path of the first page
    # @!attribute [r] deprecated
    #   @return [String, nil] how soon a deprecated tab leaves the tab bar, one of {DEPRECATIONS}
    # @!attribute [r] replaces
    #   @return [String, nil] the id of the deprecated tab that this one replaces
    # @!attribute [r] role
    #   @return [String, nil] what the tab is for, one of {ROLES}
    # @!attribute [r] version
    #   @return [String, nil] the version of the tab's pages
    # @!attribute [r] id
    #   @return [String] the stable id
    %i[id title icon image path deprecated replaces role version].each { |name| define_method(name) { @members[name] } }

    # @return [Array<String>] further paths whose pages belong to the tab, with all pages below them
    def owned_paths = @members[:owns] || NONE

    # @return [String, nil] the text of the badge
    def badge = (@members[:badge] unless dot?)

    # @return [Boolean] whether the badge is a dot without text
    def dot? = @members[:badge] == true

    # @return [String, nil] what assistive technology says instead of the badge
    def badge_label = @members[:badgeLabel]

    # @return [Boolean] whether this is a button on the tab bar, and no tab: a tap visits its path
    def action? = @members.key?(:action)

    # @return [Boolean] whether apps load the tab before the user selects it
    def eager? = @members.key?(:eager)

    # @return [Boolean] whether this is a tab that searches
    def search? = role == "search" && !action?

    private

    # Integers and symbols are sent as text.
    def text(value)
      return if !value || value == ""

      value.is_a?(Integer) || value.is_a?(Symbol) ? value.to_s : value
    end

    # The text, or `true` for a dot.
    def badge_of(badge) = badge == :dot || badge == true || (text(badge) unless badge.eql?(0))

    # A number is an error, which {TabBarValidator} names: it is what assistive technology says without a label.
    def label_of(label) = label.is_a?(Integer) ? label : text(label)

    def members_of(image) = image.is_a?(Hash) ? { path: nil, **image.symbolize_keys } : image && { path: image }
  end
end
