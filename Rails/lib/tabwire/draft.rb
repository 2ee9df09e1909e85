# frozen_string_literal: true

module Tabwire
  # A configuration on its way to being one that no client rejects.
  class Draft
    # @return [Array<Tab>] the tabs that are left
    attr_reader :tabs

    # @param tabs [Array<Tab>]
    # @param revision [Integer, nil]
    # @param session [String, nil]
    def initialize(tabs:, revision:, session:)
      @tabs = tabs
      @revision = revision
      @session = session
    end

    # @param active [Tab, nil] the tab that the page belongs to; the first is named if there is none
    # @return [TabConfiguration] what clients are sent
    # @raise [TabBarMistake] the first reason for which they would reject it
    def configuration(active:)
      TabConfiguration.new(active: (active || @tabs.first)&.id, tabs: @tabs, revision: @revision, session: @session)
    rescue ConfigurationError => e
      raise TabBarMistake.new(e, tab: e.tab_index && @tabs[e.tab_index].id)
    end

    # Takes out what is wrong. Each call makes the draft smaller, and an empty one is never wrong.
    #
    # @param error [ConfigurationError]
    def leave_out(error)
      if error.path == "$.revision"
        @revision = nil
      else
        @tabs = tabs_without(error)
      end
    end

    private

    def tabs_without(error)
      case error.code
      when "tooManyTabs" then @tabs.first(TabConfiguration::MAXIMUM_TABS)
      when "tooLarge" then @tabs.size > 2 ? @tabs - [@tabs.max_by { |tab| tab.as_json.to_s.bytesize }] : []
      else error.tab_index ? @tabs.reject.with_index { |_, index| index == error.tab_index } : []
      end
    end
  end
end
