# frozen_string_literal: true

module Tabwire
  # The tabs of a request. Each {#remove} removes one error, until no client rejects the
  # configuration.
  class SanitizedConfiguration
    # @return [Array<Tab>] the remaining tabs
    attr_reader :tabs
    # @return [Integer, nil] when the page is rendered
    attr_reader :revision
    # @return [String, nil] an opaque key for the signed-in user
    attr_reader :session

    # @param tabs [Array<Tab>]
    # @param revision [Integer, nil]
    # @param session [String, nil]
    # @param flags [Hash] `live:` and `tab_bar_hidden:` of {TabConfiguration}
    def initialize(tabs:, revision:, session:, **flags)
      @tabs = tabs
      @revision = revision
      @session = session
      @flags = flags
    end

    # Returns the tab bar of a page.
    #
    # @param path [String] the path of the page
    # @param start_path [String] the path of the start URL
    # @param user [Object, nil, false] who is signed in
    # @return [PageTabBar]
    # @raise [TabBarError] the first reason why clients would reject the tab bar
    def page(path, start_path, user)
      validated = validated_tabs(start_path)
      page = PathSegments.new(path, from: start_path)
      current = validated.ownership.current(page)
      PageTabBar.new(configuration(validated, page), validated, current:, page:, start_path:, user:)
    rescue ConfigurationError => e
      raise TabBarError.new(e, tab: e.tab_index && tabs[e.tab_index].try(:id))
    end

    # @return [String, nil] the id of a tab, before the active one is known
    def active = tabs.first&.id

    # Removes what caused an error. Each call removes something, and an empty configuration is valid.
    #
    # An invalid session removes all tabs, so that no user keeps the pages of another.
    #
    # @param error [ConfigurationError]
    def remove(error)
      return @revision = nil if error.path == "$.revision"

      @session = nil if error.path == "$.session" || tabs == []
      @tabs = tabs_without(error)
    end

    private

    def validated_tabs(start_path)
      check_tabs
      ValidatedTabCache.fetch(tabs, start_path) { ConfigurationValidator.new(self).validate }
    end

    # An app's own `tabs` method may return anything.
    def check_tabs
      raise malformed("$.tabs", tabs, "return an array of tabs, or [] for no tab bar") unless tabs.is_a?(Array)
      return if tabs.all?(Tab)

      index = tabs.index { |tab| !tab.is_a?(Tab) }
      raise malformed("$.tabs[#{index}]", tabs[index], "return a Tabwire::Tab", index)
    end

    def malformed(path, value, reason, index = nil)
      found = value.nil? ? "nil" : "of type #{value.class}"
      ConfigurationError.new("malformed", path, "it is #{found}; #{reason}", tab_index: index)
    end

    def configuration(validated, page)
      active = tabs[validated.ownership.active(page)]&.id
      TabConfiguration.new(active:, tabs:, revision:, session:, validated:, **@flags)
    end

    def tabs_without(error)
      case error.code
      when "tooManyTabs" then @tabs.first(TabConfiguration::MAXIMUM_TABS)
      when "tooLarge" then @tabs.size > 2 ? @tabs - [@tabs.max_by { |tab| tab.as_json.to_s.bytesize }] : []
      else error.tab_index ? @tabs.reject.with_index { |_, index| index == error.tab_index } : []
      end
    end
  end
end
