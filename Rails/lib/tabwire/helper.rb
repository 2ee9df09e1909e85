# frozen_string_literal: true

module Tabwire
  # View helpers.
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
    # @return [ActiveSupport::SafeBuffer]
    # @raise [TabBarError] if apps would reject the tab bar, under the policy `config.tabwire.on_invalid = :raise`
    def tab_bar(tab_bar = nil, **options, &block)
      TabBarComponent.new(tab_bar, **options).render_in(self, &block).tap { @_tabwire_tab_bar_rendered = true }
    end

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
    # @return [PageTabBar]
    # @raise (see #tab_bar)
    def page_tab_bar(tab_bar = nil)
      tab_bar ||= Tabwire.config[:tab_bar].constantize
      @_tabwire_page_tab_bars ||= {}
      hidden = @_tabwire_tab_bar_hidden || false
      # The original path, also where an exceptions app renders the page.
      @_tabwire_page_tab_bars[[tab_bar, hidden]] ||=
        tab_bar.new(self).page_for(request.original_fullpath, hidden:, shared: tabwire_shared_page?)
    end

    private

    # Whether shared caches store the page (`expires_in …, public: true`).
    def tabwire_shared_page?
      response = controller.try(:response)
      response.respond_to?(:cache_control) && response.cache_control[:public].present?
    end
  end
end
