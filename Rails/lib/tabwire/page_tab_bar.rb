# frozen_string_literal: true

module Tabwire
  # The tab bar as a page carries it: the configuration for the apps, and links for browsers.
  class PageTabBar
    # @return [TabConfiguration] what the apps are sent; no app rejects it
    attr_reader :configuration
    # The links that a browser shows, none in bootstrap.
    #
    # A browser is taken for an app on whose bar only the tab of this page is visible: a tab that is going away, softly
    # or not, is shown as long as the user is in it, and what replaces it is shown everywhere else.
    #
    # @return [Array<TabLink>]
    attr_reader :links

    # @param configuration [TabConfiguration] what the apps are sent
    # @param current [Tab, nil] the tab that owns the page, if one does
    # @param request_path [String] the path of the page
    # @param start_path [String] the path of the app's start URL
    def initialize(configuration, current:, request_path:, start_path:)
      @configuration = configuration
      @page = PathSegments.new(request_path, from: start_path)
      @start_path = start_path
      tabs = EffectiveTabs.new(configuration.tabs, current:).to_a
      @links = tabs.size < 2 ? [] : tabs.map { |tab| link(tab, is_current: tab.equal?(current)) }
    end

    # @return [String] the data of the `configure` message
    def json = configuration.json

    private

    def link(tab, is_current:)
      TabLink.new(
        id: tab.id, title: tab.title, icon: tab.icon, badge: tab.badge,
        href: WebPath.absolute(tab.path, from: @start_path), current: is_current ? current(tab) : nil
      )
    end

    def current(tab)
      @page == PathSegments.new(tab.path, from: @start_path) ? "page" : "true"
    end
  end
end
