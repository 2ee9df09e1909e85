# frozen_string_literal: true

module Tabwire
  # The tabs of a configuration that a browser shows, after deprecation and replacement (R3.10).
  #
  # A browser counts as an app in which only the tab of the page is visible: a deprecated tab is shown on its own pages,
  # and its replacement on all others.
  class EffectiveTabs
    # @param tabs [Array<Tab>] the tabs of a configuration
    # @param current [Tab, nil] the tab that owns the page
    def initialize(tabs, current:)
      @tabs = tabs
      @current = current
    end

    # @return [Array<Tab>] the tabs to show, in the server's order
    def to_a
      return @tabs if @tabs.none?(&:deprecated)

      @tabs.select { |tab| tab.equal?(@current) || (!tab.deprecated && !hidden?(tab)) }
    end

    private

    # Whether the tab replaces the tab of the page, directly or by a chain.
    def hidden?(tab)
      seen = [tab]
      while (tab = deprecated_tab(tab.replaces)) && seen.none?(tab)
        return true if tab.equal?(@current)

        seen << tab
      end
      false
    end

    def deprecated_tab(id)
      @tabs.find { |tab| tab.deprecated && tab.id == id } if id
    end
  end
end
