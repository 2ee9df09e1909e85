# frozen_string_literal: true

module Tabwire
  # The tab bar as something to render, as components are: `render Tabwire::TabBarComponent.new`. It is one for
  # ViewComponent's helpers and previews too, and needs no more than Rails.
  #
  #   <nav class="tab-bar" data-controller="navigation" data-navigation-configuration-value="{…}" aria-label="Tabs">
  #     <a class="tab" data-tab="home" href="/" aria-current="page">
  #       <span class="tab-icon" aria-hidden="true">…</span><span class="tab-title">Home</span>
  #       <span class="tab-badge">3</span>
  #     </a> …
  #   </nav>
  #
  # In bootstrap it is hidden and has no links. Everything is escaped, whatever the titles say; only what `icon` returns
  # as HTML is not.
  class TabBarComponent
    # @param tab_bar [Class<TabBar>, nil] by default the one that `config.tabwire.tab_bar` names
    # @param label [String] what screen readers call the bar
    # @param icon [#call, nil] makes HTML of the name of an icon; nothing leaves the icon out
    # @param attributes [Hash] further attributes of the element
    def initialize(tab_bar = nil, label: "Tabs", icon: nil, **attributes)
      @tab_bar = tab_bar
      @label = label
      @icon = icon
      @attributes = attributes
    end

    # @param view [ActionView::Base] the view to render in
    # @yieldparam page_tab_bar [PageTabBar] for markup of your own within the element
    # @return [ActiveSupport::SafeBuffer]
    # @raise (see Helper#tab_bar)
    def render_in(view, **, &block)
      page = view.page_tab_bar(@tab_bar)
      view.content_tag(:nav, content(page, view, &block), attributes(page))
    end

    private

    def content(page, view, &block)
      return if page.links.empty?
      return view.capture(page, &block) if block

      page.links.map { |link| link_html(link) }.join.html_safe
    end

    def attributes(page)
      state = page.links.empty? ? { hidden: true } : { aria: { label: @label } }
      data = @attributes.fetch(:data, {})
      { class: "tab-bar", **state, **@attributes, data: {
        **data,
        controller: ["navigation", data[:controller]].compact.join(" "),
        navigation_configuration_value: page.json
      } }
    end

    # Written by hand, since this is done for every tab of every page.
    def link_html(link)
      current = %( aria-current="#{link.current}") if link.current?
      badge = %( <span class="tab-badge">#{escape(link.badge)}</span>) if link.badge
      %(<a class="tab" data-tab="#{escape(link.id)}" href="#{escape(link.href)}"#{current}>) +
        %(#{icon_html(link)}<span class="tab-title">#{escape(link.title)}</span>#{badge}</a>)
    end

    def icon_html(link)
      icon = @icon&.call(link.icon)
      %(<span class="tab-icon" aria-hidden="true">#{ERB::Util.html_escape(icon)}</span>) if icon
    end

    # A text means itself, also if somebody called it safe: apps show it as it is.
    def escape(text) = CGI.escapeHTML(text)
  end
end
