# frozen_string_literal: true

module Tabwire
  # View helpers for the tab bar.
  module Helper
    # Renders the `<nav>` element that is the tab bar in browsers and holds the configuration for apps. Every page has
    # one in its body.
    #
    #   <%= tab_bar icon: ->(name) { inline_svg("icons/#{name}.svg") } %>
    #
    #   <%= tab_bar class: "my-bar" do |page_tab_bar| %>
    #     <% page_tab_bar.links.each do |link| %>
    #       <%= link_to link.title, link.href, aria: { current: link.current } %>
    #     <% end %>
    #   <% end %>
    #
    # @param (see TabBarComponent#initialize)
    # @yieldparam page_tab_bar [PageTabBar] for your own markup inside the element
    # @return [ActiveSupport::SafeBuffer, nil]
    # @raise [TabBarError] if apps cannot read all of the tab bar, under `config.tabwire.on_invalid = :raise`
    # @raise [CachedTabBarError] inside a cache, under the same policy; under others the tab bar is omitted
    def tab_bar(tab_bar = nil, **options, &block)
      @_tabwire_tab_bar_rendered = true
      TabBarComponent.new(tab_bar, **options).render_in(self, &block)
    end

    # Rails' fragment cache, also where caching is disabled, so that {CachedTabBarError} is raised in development.
    def cache(...) = PageGuard.caching { super }

    # Hides the native tab bar while this page is in front, for pages that need the whole screen. The tabs stay, and a
    # tab's first page never hides the bar. Call it in the view, before the layout renders the tab bar.
    #
    #   <% hide_tab_bar %>
    #
    # @return [nil]
    # @raise [ArgumentError] if the tab bar is rendered already
    def hide_tab_bar
      raise ArgumentError, "hide_tab_bar: call it before the tab bar is rendered" if @_tabwire_tab_bar_rendered

      @_tabwire_tab_bar_hidden = true
      nil
    end

    # Returns the tab bar of this page. It is computed once per request.
    #
    # @param tab_bar [Class<TabBar>, nil] by default the class that `config.tabwire.tab_bar` names
    # @param path [String, nil] the path of the page that shows the tab bar, if it is not that of the request: in jobs,
    #   broadcasts and streams
    # @param live [Boolean] whether the tab bar reaches its page later, by a stream; by default if there is a `path`
    # @return [PageTabBar]
    # @raise (see #tab_bar)
    # @raise [MissingRequestError] outside a request, without a path or a helper that needs the request
    def page_tab_bar(tab_bar = nil, path: nil, live: !path.nil?)
      if PageGuard.caching?
        InvalidTabBarPolicy.handle(CachedTabBarError.new)
        return PageTabBar.new("/", tabs: [], omitted: true)
      end

      tabwire_compute(tab_bar || Tabwire.config[:tab_bar].constantize, path || tab_bar_page_path,
                      live: live || !tabwire_streamed_page.nil?, hidden: @_tabwire_tab_bar_hidden,
                      streamed: tabwire_streamed_page, mark: tabwire_mark)
    end

    # The path of the page that shows the tab bar, also if the tab bar is rendered for a stream, or an exceptions app
    # renders the page.
    #
    # @return [String]
    # @raise [MissingRequestError] outside a request
    def tab_bar_page_path
      missing = "tab_bar: there is no request; pass path:, the path of the page that shows the tab bar"
      tabwire_streamed_page&.path || tabwire_request&.original_fullpath || raise(MissingRequestError, missing)
    end

    # @return [ActionDispatch::Request, nil] the request that the view is rendered for, or `nil` in a job or a broadcast
    # @api private
    def tabwire_request
      controller.request if controller.respond_to?(:request) && controller.request&.has_header?("PATH_INFO")
    end

    # @return [Object] what has the route helpers of the app: the view, except on a page of an engine
    # @api private
    def tabwire_routes
      own = _routes if respond_to?(:_routes)
      own.nil? || own.equal?(::Rails.application.routes) ? self : main_app
    end

    private

    def tabwire_streamed_page = (controller.tabwire_streamed_page if controller.is_a?(TabBarStream))

    # Only controllers with {Privacy} change the mark; the pages of others have higher revisions as well.
    def tabwire_mark = tabwire_request && (try(:tabwire_session_mark, self) || SignOutMark.of(tabwire_request).received)

    def tabwire_compute(tab_bar, path, **options)
      (@_tabwire_page_tab_bars ||= {})[[tab_bar, path, options]] ||=
        PageGuard.record(tabwire_request, tab_bar.new(self).page_for(path, **options))
    end
  end
end
