# frozen_string_literal: true

module Tabwire
  # The result of validating tabs once: the part of a tab bar that users share, without badges and versions.
  class ValidatedTabs
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
    end

    # Returns the tabs that a browser shows (see {EffectiveTabs}).
    #
    # @param current [Integer, nil] the index of the tab that owns the page
    # @return [Array<Integer>] the indices of the tabs; empty in bootstrap
    def shown(current)
      shown = EffectiveTabs.new(@tabs, current: current && @tabs[current]).to_a
      shown.size < 2 ? [] : shown.map { |tab| @tabs.index(tab) }
    end
  end
end
