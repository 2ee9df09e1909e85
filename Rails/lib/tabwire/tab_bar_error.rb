# frozen_string_literal: true

module Tabwire
  # A declared tab bar that clients would reject.
  class TabBarError < StandardError
    # @return [String, nil] the id of the invalid tab, or `nil` if the error concerns no single tab
    attr_reader :tab
    # @return [ConfigurationError] what is wrong, its place in the configuration, and how to fix it
    attr_reader :reason

    # @param reason [ConfigurationError]
    # @param tab [String, nil] the id of the invalid tab
    def initialize(reason, tab: nil)
      @reason = reason
      @tab = tab
      super("#{tab ? "tab #{tab.inspect}" : 'tab bar'}: apps would reject it: #{reason.message}")
    end
  end
end
