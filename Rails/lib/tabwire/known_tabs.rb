# frozen_string_literal: true

module Tabwire
  # What pages say of tabs that no app rejects, and what of it is the same for everybody who has them: how they are
  # written, and which paths they own.
  #
  # Finding that out takes longer than all the rest, so it is kept for further requests. It is found by everything that
  # it was made of, so that nobody gets to see what somebody else has: the ids, titles, icons, paths, deprecations and
  # replacements of all the tabs, in order, and where the app starts. Badges, who is signed in, when the page was
  # rendered and what it is are never kept. At most {MAXIMUM} lists of tabs are, the oldest of which goes for a new one,
  # and none with more than {LONGEST} bytes of text.
  class KnownTabs
    # How many lists of tabs are kept.
    MAXIMUM = 256
    # The longest that are kept, in bytes of all their texts.
    LONGEST = 16 * 1024

    @cache = BoundedCache.new(MAXIMUM)

    class << self
      # What is known of tabs.
      #
      # @param tabs [Array<Tab>]
      # @param start_path [String] the path of the app's start URL
      # @yield if they are not known yet: must raise if clients would reject them
      # @return [KnownTabs]
      def of(tabs, start_path)
        @cache[values(tabs, start_path)] || begin
          yield
          made_of(tabs.map(&:without_badge), -start_path)
        end
      end

      private

      # The tabs are copies: those of the request are the app's, and may change.
      def made_of(tabs, start_path)
        new(tabs, start_path).tap do |known|
          values = values(tabs, start_path).freeze
          @cache[values] = known if values.sum { |value| value.is_a?(String) ? value.bytesize : 0 } <= LONGEST
        end
      end

      # How many paths a tab owns says where the values of the next one begin.
      def values(tabs, start_path)
        tabs.each_with_object([start_path]) do |tab, values|
          values.push(tab.id, tab.title, tab.icon, tab.path, tab.deprecated, tab.replaces, tab.owned_paths.size)
          values.concat(tab.owned_paths)
        end
      end
    end

    # @return [Array<ConfigurationWarning>] what is accepted but odd
    attr_reader :warnings
    # @return [OwnedPaths] the paths that the tabs own
    attr_reader :paths
    # @return [Array<LinkMarkup>] their links, for browsers
    attr_reader :links

    # @param tabs [Array<Tab>] valid tabs without badges, which never change
    # @param start_path [String] the path of the app's start URL
    def initialize(tabs, start_path)
      @tabs = tabs
      @warnings = ConfigurationWarnings.new(tabs).to_a.freeze
      @paths = OwnedPaths.new(tabs, start_path)
      # The members but the badge, which is the first of them.
      @members = tabs.map { |tab| JSON.generate(tab.as_json).delete_prefix("{") }
      @links = tabs.map { |tab| LinkMarkup.new(tab, start_path) }
      @positions = tabs.each_index.to_a.freeze
    end

    # @param tabs [Array<Tab>] the tabs with their badges
    # @return [String] a JSON array of them
    def json(tabs)
      json = +"["
      tabs.each_with_index do |tab, position|
        json << (position.zero? ? "{" : ",{")
        json << %("badge":) << JSONText.of(tab.badge) << "," if tab.badge
        json << @members[position]
      end
      json << "]"
    end

    # The tabs that a browser shows (see {EffectiveTabs}).
    #
    # @param current [Integer, nil] the position of the tab that the page belongs to
    # @return [Array<Integer>] the positions of the tabs; none in bootstrap
    def shown(current)
      return @positions if @tabs.none?(&:deprecated)

      shown = EffectiveTabs.new(@tabs, current: current && @tabs[current]).to_a
      shown.size < 2 ? [] : shown.map { |tab| @tabs.index(tab) }
    end
  end
end
