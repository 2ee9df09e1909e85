# frozen_string_literal: true

module Tabwire
  # The result of rendering validated tabs once: the part of a tab bar that users share, without badges and versions.
  class RenderedTabs
    # @return [Array<ConfigurationWarning>]
    attr_reader :warnings
    # @return [TabOwnership] the paths that the tabs own
    attr_reader :ownership

    # @param tabs [Array<Tab>] valid, frozen tabs without badges and versions
    # @param start_path [String] the path of the start URL
    def initialize(tabs, start_path)
      @tabs = tabs
      @warnings = ConfigurationWarnings.new(tabs).to_a.freeze
      @ownership = TabOwnership.new(tabs, start_path)
      # The members between `badge`, which is the first one, and `version`, which is the last.
      @members = tabs.map { |tab| JSON.generate(tab.as_json)[1...-1] }
      @indices = tabs.each_index.to_a.freeze
    end

    # @param tabs [Array<Tab>] the tabs with their badges and versions
    # @return [String] a JSON array
    def json(tabs)
      "[#{tabs.map.with_index { |tab, index| tab_json(tab, @members[index]) }.join(',')}]"
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

    private

    def tab_json(tab, members)
      json = +"{"
      json << %("badge":#{JSON.generate(tab.badge)},) if tab.badge
      json << members
      json << %(,"version":#{JSON.generate(tab.version)}) if tab.version
      json << "}"
    end
  end
end
