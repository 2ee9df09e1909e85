# frozen_string_literal: true

module Tabwire
  # Finds the warnings of a valid configuration.
  class ConfigurationWarnings
    # @param tabs [Array<Tab>] the tabs of a valid configuration
    def initialize(tabs)
      @tabs = tabs
    end

    # @return [Array<ConfigurationWarning>]
    def to_a
      return [] if @tabs.none? { |tab| tab.deprecated || tab.replaces }

      @tabs.each_with_index.flat_map do |tab, index|
        [unknown_deprecation(tab, index), invalid_replaces(tab, index)].compact
      end
    end

    private

    def unknown_deprecation(tab, index)
      return if tab.deprecated.nil? || Deprecation::ALL.include?(tab.deprecated)

      ConfigurationWarning.new(
        "unknownDeprecation", "$.tabs[#{index}].deprecated",
        "\"#{tab.deprecated}\" is neither soft nor hard; read as soft"
      )
    end

    def invalid_replaces(tab, index)
      violation = replaces_violation(tab)
      return unless violation

      ConfigurationWarning.new("invalidReplaces", "$.tabs[#{index}].replaces", "#{violation}; ignored")
    end

    def replaces_violation(tab)
      return unless tab.replaces
      return "the tab replaces itself" if tab.replaces == tab.id

      other = @tabs.find { |candidate| candidate.id == tab.replaces }
      return "no tab has the id \"#{tab.replaces}\"" unless other

      "the tab \"#{tab.replaces}\" is not deprecated" unless other.deprecated
    end
  end
end
