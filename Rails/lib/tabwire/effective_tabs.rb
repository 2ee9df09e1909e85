# frozen_string_literal: true

module Tabwire
  # The tabs of a configuration that a browser shows, after deprecation and replacement (protocol, "Graceful tab
  # removal").
  #
  # A browser is taken for an app on whose bar only the tab of the page is visible: a tab that is going away is shown as
  # long as the user is in it, and what replaces it is shown everywhere else.
  class EffectiveTabs
    # @param tabs [Array<Tab>] the tabs of a configuration
    # @param current [Tab, nil] the tab that the page belongs to
    def initialize(tabs, current:)
      @tabs = tabs
      @current = current
    end

    # @return [Array<Tab>] what is shown, in the server's order
    def to_a
      return @tabs if @tabs.none?(&:deprecated)

      @tabs.select { |tab| tab.equal?(@current) || shown_elsewhere?(tab) }
    end

    private

    def shown_elsewhere?(tab)
      !tab.deprecated && !waits?(tab)
    end

    # Whether a tab that this one replaces, directly or by chain, is shown because the user is in it.
    def waits?(tab)
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
