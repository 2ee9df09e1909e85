# frozen_string_literal: true

module Tabwire
  # The tab bar of a page: the configuration for apps, and links for browsers.
  class PageTabBar
    # @return [TabConfiguration] the configuration for apps; always valid
    attr_reader :configuration

    # @param configuration [TabConfiguration] the configuration for apps
    # @param validated [ValidatedTabs] its validated tabs
    # @param current [Integer, nil] the index of the current tab
    # @param page [PathSegments] the path of the page
    # @param start_path [String] the path of the start URL
    # @param user [Object, nil, false] who is signed in, or `false` in an app without users
    def initialize(configuration, validated, current:, page:, start_path:, user: false)
      @configuration = configuration
      @validated = validated
      @current = current
      @page = page
      @start_path = start_path
      @user = user
      @shown = validated.shown(current)
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

    # The links as HTML.
    #
    #   <a class="tab" data-tab="home" href="/" aria-current="page">
    #     <span class="tab-icon" aria-hidden="true">…</span><span class="tab-title">Home</span>
    #     <span class="tab-badge">3</span>
    #   </a>
    #
    # Everything is escaped except HTML-safe icons. Titles and badges are escaped even if they are HTML-safe: apps show
    # them literally.
    #
    # @param icon [#call, nil] returns the HTML of an icon for its name; `nil` renders no icons
    # @return [ActiveSupport::SafeBuffer]
    def links_html(icon: nil)
      links.map { |link| link_html(link, icon&.call(link.icon)) }.join.html_safe
    end

    # @return [Boolean] whether the app has users, so that pages differ between them
    def users? = @user != false

    # @return [Boolean] whether a user is signed in
    def signed_in? = @user ? true : false

    # @return [Boolean] whether the element is left out
    def omitted? = false

    # @return [Boolean] whether a browser shows no tab bar because there are no links
    def hidden? = @shown.empty?

    # @return [String] the data of the `configure` message
    def json = configuration.json

    # @return [Array] the tab bar without its revision, for the `ETag` of a page
    def etag = [configuration.as_json.except(:revision), @start_path]

    private

    # Strings take half the time of Rails' helpers, and every page has a link for every tab.
    def link_html(link, icon)
      current = %( aria-current="#{link.current}") if link.current
      icon = %(<span class="tab-icon" aria-hidden="true">#{ERB::Util.html_escape(icon)}</span>) if icon
      badge = " #{span('tab-badge', link.badge)}" if link.badge
      %(<a class="tab" data-tab="#{CGI.escapeHTML(link.id)}" href="#{CGI.escapeHTML(link.href)}"#{current}>) +
        %(#{icon}#{span('tab-title', link.title)}#{badge}</a>)
    end

    def span(name, text) = %(<span class="#{name}">#{CGI.escapeHTML(text)}</span>)

    def current(index)
      return unless index == @current

      @validated.ownership.first_page?(index, @page) ? "page" : "true"
    end
  end
end
