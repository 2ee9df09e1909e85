# frozen_string_literal: true

module Tabwire
  # Something in a declared tab bar for which clients would reject it.
  class TabBarMistake < StandardError
    # @return [String, nil] the tab that is wrong, if a single one is
    attr_reader :tab
    # @return [ConfigurationError] what is wrong, where in the configuration, and what to do about it
    attr_reader :reason

    # @param reason [ConfigurationError]
    # @param tab [String, nil] the id of the tab that is wrong
    def initialize(reason, tab: nil)
      @reason = reason
      @tab = tab
      super("#{tab ? "the tab #{tab.inspect}" : 'the tab bar'} would be rejected by the apps: #{reason.message}")
    end
  end
end
