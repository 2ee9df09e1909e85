# frozen_string_literal: true

module Tabwire
  # A tab as an app declares it for a request.
  #
  #   Tabwire::Tab.new(:explore, title: "Explore", icon: "magnifyingglass", path: "/explore", owns: ["/search"])
  class Tab
    # What shows no badge.
    NO_BADGE = [nil, false, 0, ""].freeze
    private_constant :NO_BADGE

    # @return [String] the stable name of the tab; the same tab keeps it for ever, whatever its title
    attr_reader :id
    # @return [String] the label under the icon
    attr_reader :title
    # @return [String] the name of the icon; the app decides what it means on each platform
    attr_reader :icon
    # @return [String] where the tab starts, relative to the app's start URL
    attr_reader :path
    # @return [Array<String>] the paths whose pages, and the pages below them, belong to the tab beside its own path
    attr_reader :owned_paths
    # @return [String, nil] whether the tab is going away: `soft` or `hard`
    attr_reader :deprecated
    # @return [String, nil] the deprecated tab whose place this one takes
    attr_reader :replaces
    # @return [String, nil] what the badge shows; nothing if there is none
    attr_reader :badge

    # Declares a tab. Whether it may be sent is decided by {TabConfiguration}.
    #
    # @param id [Symbol, String] the stable name of the tab
    # @param title [String] the label under the icon
    # @param icon [String] the name of the icon
    # @param path [String] where the tab starts, relative to the app's start URL; the pages below it belong to the tab
    # @param owns [Array<String>, String] further paths whose pages belong to the tab, such as `/search`
    # @param deprecated [:soft, :hard, nil] that the tab is going away, and how urgently
    # @param replacing [Symbol, String, nil] the deprecated tab whose place this one takes, once that is gone
    # @param badge [Integer, String, nil] what the badge shows; 0 and an empty text show none
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

    # The tab as it is for everybody.
    #
    # @return [Tab] a copy without the badge, which never changes
    def without_badge
      texts = { title:, icon:, path:, deprecated:, replacing: replaces }.transform_values { |text| lasting(text) }
      Tab.new(lasting(id), **texts, owns: owned_paths.map { |path| lasting(path.to_s) }).freeze
    end

    # @return [Hash] the tab as it is sent (protocol, "Message format")
    def as_json(*)
      { badge:, deprecated:, icon:, id:, path:, replaces:, title: }.compact
    end

    private

    # The same text, which nobody can change.
    def lasting(text) = text && -text.to_str
  end
end
