# frozen_string_literal: true

module Tabwire
  # The tab bar as a page carries it: the configuration for the apps, and links for browsers.
  class PageTabBar
    # @return [TabConfiguration] what the apps are sent; no app rejects it
    attr_reader :configuration

    # @param configuration [TabConfiguration] what the apps are sent
    # @param known [KnownTabs] what is known of its tabs
    # @param current [Integer, nil] the position of the tab that owns the page, if one does
    # @param page [PathSegments] the path of the page
    # @param start_path [String] the path of the app's start URL
    def initialize(configuration, known, current:, page:, start_path:)
      @configuration = configuration
      @known = known
      @current = current
      @page = page
      @start_path = start_path
      @shown = known.shown(current)
    end

    # The links that a browser shows, none in bootstrap.
    #
    # A browser is taken for an app on whose bar only the tab of this page is visible: a tab that is going away, softly
    # or not, is shown as long as the user is in it, and what replaces it is shown everywhere else.
    #
    # @return [Array<TabLink>]
    def links
      @links ||= @shown.map do |position|
        tab = configuration.tabs[position]
        TabLink.new(
          id: tab.id, title: tab.title, icon: tab.icon, badge: tab.badge,
          href: WebPath.absolute(tab.path, from: @start_path), current: current(position)
        )
      end
    end

    # The links as HTML. Everything is escaped, whatever the titles say; only what `icon` returns as HTML is not.
    #
    # @param icon [#call, nil] makes HTML of the name of an icon; nothing leaves the icon out
    # @return [ActiveSupport::SafeBuffer]
    def links_html(icon: nil)
      html = +""
      @shown.each do |position|
        tab = configuration.tabs[position]
        icon_html = icon&.call(tab.icon)
        @known.links[position].append_to(html, current: current(position), icon: icon_html, badge: tab.badge)
      end
      html.html_safe
    end

    # @return [Boolean] whether a browser shows no tab bar, since there are no links
    def hidden? = @shown.empty?

    # @return [String] the data of the `configure` message
    def json = configuration.json

    private

    def current(position)
      return unless position == @current

      @known.paths.start?(position, @page) ? "page" : "true"
    end
  end
end
