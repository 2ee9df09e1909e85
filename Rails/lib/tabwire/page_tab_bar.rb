# frozen_string_literal: true

module Tabwire
  # The tab bar of a page: the configuration for apps, and links for browsers.
  class PageTabBar
    # @return [TabConfiguration] the configuration for apps; always valid
    attr_reader :configuration

    # @param configuration [TabConfiguration] the configuration for apps
    # @param rendered [RenderedTabs] its rendered tabs
    # @param current [Integer, nil] the index of the current tab
    # @param page [PathSegments] the path of the page
    # @param start_path [String] the path of the start URL
    def initialize(configuration, rendered, current:, page:, start_path:)
      @configuration = configuration
      @rendered = rendered
      @current = current
      @page = page
      @start_path = start_path
      @shown = rendered.shown(current)
    end

    # The links for browsers; empty in bootstrap (see {EffectiveTabs}).
    #
    # @return [Array<TabLink>]
    def links
      @links ||= @shown.map do |index|
        tab = configuration.tabs[index]
        TabLink.new(
          id: tab.id, title: tab.title, icon: tab.icon, badge: tab.badge,
          href: WebPath.absolute(tab.path, from: @start_path), current: current(index)
        )
      end
    end

    # The links as HTML. Everything is escaped except HTML-safe icons.
    #
    # @param icon [#call, nil] returns the HTML of an icon for its name; `nil` renders no icons
    # @return [ActiveSupport::SafeBuffer]
    def links_html(icon: nil)
      html = +""
      @shown.each do |index|
        tab = configuration.tabs[index]
        icon_html = icon&.call(tab.icon)
        @rendered.links[index].append_to(html, current: current(index), icon: icon_html, badge: tab.badge)
      end
      html.html_safe
    end

    # @return [Boolean] whether a browser shows no tab bar because there are no links
    def hidden? = @shown.empty?

    # @return [String] the data of the `configure` message
    def json = configuration.json

    # @return [Array] the tab bar without its revision, for the `ETag` of a page
    def etag = [configuration.as_json.except(:revision), @start_path]

    private

    def current(index)
      return unless index == @current

      @rendered.ownership.first_page?(index, @page) ? "page" : "true"
    end
  end
end
