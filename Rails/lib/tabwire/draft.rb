# frozen_string_literal: true

module Tabwire
  # A configuration on its way to being one that no client rejects.
  class Draft
    # @return [Array<Tab>] the tabs that are left
    attr_reader :tabs
    # @return [Integer, nil] when this is rendered
    attr_reader :revision
    # @return [String, nil] an opaque key of who is signed in
    attr_reader :session

    # @param tabs [Array<Tab>]
    # @param revision [Integer, nil]
    # @param session [String, nil]
    def initialize(tabs:, revision:, session:)
      @tabs = tabs
      @revision = revision
      @session = session
    end

    # The tab bar as a page carries it. The first tab is named as active if no tab owns the page.
    #
    # @param path [String] the path of the page
    # @param start_path [String] the path of the app's start URL
    # @return [PageTabBar]
    # @raise [TabBarMistake] the first reason for which clients would reject it
    def page(path, start_path)
      known = known_tabs(start_path)
      page = PathSegments.new(path, from: start_path)
      current = known.paths.owner_of(page)
      PageTabBar.new(configuration(known, current), known, current:, page:, start_path:)
    rescue ConfigurationError => e
      raise TabBarMistake.new(e, tab: e.tab_index && tabs[e.tab_index].try(:id))
    end

    # @param current [Integer, nil] the position of the tab that the page belongs to, if it belongs to one
    # @return [String, nil] the tab that is active
    def active(current = nil) = tabs[current || 0]&.id

    # Takes out what is wrong. Each call makes the draft smaller, and an empty one is never wrong. Without the session
    # all tabs go, so that nobody keeps those of somebody else.
    #
    # @param error [ConfigurationError]
    def leave_out(error)
      return @revision = nil if error.path == "$.revision"

      @session = nil if error.path == "$.session" || tabs == []
      @tabs = tabs_without(error)
    end

    private

    def known_tabs(start_path)
      check_tabs
      KnownTabs.of(tabs, start_path) { ConfigurationValidation.new(self).check }
    end

    # What an app makes of {TabBar#tabs} may be anything.
    def check_tabs
      raise malformed("$.tabs", tabs, "return the tabs in a list, or [] for none") unless tabs.is_a?(Array)
      return if tabs.all?(Tab)

      index = tabs.index { |tab| !tab.is_a?(Tab) }
      raise malformed("$.tabs[#{index}]", tabs[index], "a Tabwire::Tab is needed", index)
    end

    def malformed(path, value, reason, index = nil)
      what = value.nil? ? "nil" : "of the type #{value.class}"
      ConfigurationError.new("malformed", path, "it is #{what}; #{reason}", tab_index: index)
    end

    def configuration(known, current)
      TabConfiguration.new(active: active(current), tabs:, revision:, session:, known:)
    end

    def tabs_without(error)
      case error.code
      when "tooManyTabs" then @tabs.first(TabConfiguration::MAXIMUM_TABS)
      when "tooLarge" then @tabs.size > 2 ? @tabs - [@tabs.max_by { |tab| tab.as_json.to_s.bytesize }] : []
      else error.tab_index ? @tabs.reject.with_index { |_, index| index == error.tab_index } : []
      end
    end
  end
end
