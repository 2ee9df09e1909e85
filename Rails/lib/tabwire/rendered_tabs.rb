# frozen_string_literal: true

module Tabwire
  # The JSON and the HTML of validated tabs, without badges: the part of a tab bar that users with the same tabs share.
  class RenderedTabs
    # @return [Array<ConfigurationWarning>]
    attr_reader :warnings
    # @return [OwnedPaths] the paths that the tabs own
    attr_reader :paths
    # @return [Array<LinkMarkup>] the links for browsers
    attr_reader :links

    # @param tabs [Array<Tab>] valid, frozen tabs without badges
    # @param start_path [String] the path of the start URL
    def initialize(tabs, start_path)
      @tabs = tabs
      @warnings = ConfigurationWarnings.new(tabs).to_a.freeze
      @paths = OwnedPaths.new(tabs, start_path)
      # The members after `badge`, which is the first one.
      @members = tabs.map { |tab| JSON.generate(tab.as_json).delete_prefix("{") }
      @links = tabs.map { |tab| LinkMarkup.new(tab, start_path) }
      @indices = tabs.each_index.to_a.freeze
    end

    # @param tabs [Array<Tab>] the tabs with their badges
    # @return [String] a JSON array
    def json(tabs)
      json = +"["
      tabs.each_with_index do |tab, index|
        json << (index.zero? ? "{" : ",{")
        json << %("badge":) << JSONText.of(tab.badge) << "," if tab.badge
        json << @members[index]
      end
      json << "]"
    end

    # Returns the tabs that a browser shows (see {EffectiveTabs}).
    #
    # @param current [Integer, nil] the index of the tab that owns the page
    # @return [Array<Integer>] the indices of the tabs; empty in bootstrap
    def shown(current)
      return @indices if @tabs.none?(&:deprecated)

      shown = EffectiveTabs.new(@tabs, current: current && @tabs[current]).to_a
      shown.size < 2 ? [] : shown.map { |tab| @tabs.index(tab) }
    end
  end
end
