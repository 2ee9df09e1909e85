# frozen_string_literal: true

module Tabwire
  # Stands for a tab bar that must not be shown. Apps reject its configuration, which changes nothing there.
  class OmittedTabBar < PageTabBar
    # Creates a tab bar without tabs.
    def initialize = super("/", tabs: [])

    # @return [String] a configuration that apps reject
    def json = "{}"

    # @return [Boolean] whether the element is left out
    def omitted? = true
  end
end
