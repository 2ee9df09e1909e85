# frozen_string_literal: true

module Tabwire
  # Finds what clients read in another way than it was meant.
  class TabBarWarnings
    # @param tabs [Array<Tab>]
    def initialize(tabs)
      @tabs = tabs
    end

    # @return [Array<String>] a warning for each
    def to_a
      @tabs.each_with_index.flat_map do |tab, index|
        next of_action(tab, index) if tab.action?

        [of_deprecation(tab, index), of_replaced(tab, index), of_role(tab, index)].compact
      end
    end

    private

    # @return [Array<String>] the options of tabs that an action has (P23.6)
    def of_action(tab, index)
      options = { deprecated: tab.deprecated, replacing: tab.replaces, owns: tab.owned_paths.presence,
                  version: tab.version, eager: tab.eager?, role: tab.role }
      ignored = options.select { |_, value| value }.keys
      return [] if ignored.empty?

      ["ignoredMember at $.tabs[#{index}]: an action has no #{ignored.join(', ')}; ignored"]
    end

    def of_deprecation(tab, index)
      return if tab.deprecated.nil? || Tab::DEPRECATIONS.include?(tab.deprecated)

      "unknownDeprecation at $.tabs[#{index}].deprecated: \"#{tab.deprecated}\" is neither soft nor hard; read as soft"
    end

    def of_replaced(tab, index)
      problem = tab.replaces && problem_of_replaced(tab)
      "invalidReplaces at $.tabs[#{index}].replaces: #{problem}; ignored" if problem
    end

    # Of several tabs with a role, the first counts (P24.3).
    def of_role(tab, index)
      return if tab.role.nil? || @tabs.first(index).none? { |other| other.role == tab.role && !other.action? }

      "repeatedRole at $.tabs[#{index}].role: an earlier tab has the role \"#{tab.role}\"; ignored"
    end

    def problem_of_replaced(tab)
      return "the tab replaces itself" if tab.replaces == tab.id

      replaced = @tabs.find { |other| other.id == tab.replaces && !other.action? }
      return "no tab has the id \"#{tab.replaces}\"" unless replaced

      "the tab \"#{tab.replaces}\" is not deprecated" unless replaced.deprecated
    end
  end
end
