# frozen_string_literal: true

module Tabwire
  # The tab bar as a component: `render Tabwire::TabBarComponent.new`. It works with Rails alone and with
  # ViewComponent's helpers and previews.
  #
  #   <nav class="tab-bar" aria-label="Tabs" data-controller="navigation" data-navigation-configuration-value="{…}">
  #     <a class="tab" data-tab="home" href="/" aria-current="page">…</a> …
  #   </nav>
  #
  # In bootstrap the element is hidden and has no links. Everything is escaped except HTML-safe icons (see
  # {LinkMarkup}).
  class TabBarComponent
    # @param tab_bar [Class<TabBar>, nil] by default the class that `config.tabwire.tab_bar` names
    # @param label [String] the accessible name of the bar
    # @param icon [#call, nil] returns the HTML of an icon for its name; `nil` renders no icons
    # @param attributes [Hash] further attributes of the element
    def initialize(tab_bar = nil, label: "Tabs", icon: nil, **attributes)
      @tab_bar = tab_bar
      @label = label
      @icon = icon
      @attributes = attributes
    end

    # @param view [ActionView::Base] the view to render in
    # @yieldparam page_tab_bar [PageTabBar] for your own markup inside the element
    # @return [ActiveSupport::SafeBuffer]
    # @raise (see Helper#tab_bar)
    def render_in(view, **, &block)
      page = view.page_tab_bar(@tab_bar)
      content = content(page, view, &block)
      return view.content_tag(:nav, content, attributes(page)) unless plain?

      "<nav #{plain_attributes(page)}>#{content}</nav>".html_safe
    end

    private

    # Whether the element has only its own attributes. Writing those as a string takes a tenth of the time.
    def plain? = @attributes.empty? && @label.instance_of?(String)

    def plain_attributes(page)
      state = page.hidden? ? %(hidden="hidden") : %(aria-label="#{CGI.escapeHTML(@label)}")
      %(class="tab-bar" #{state} data-controller="navigation" ) +
        %(data-navigation-configuration-value="#{CGI.escapeHTML(page.json)}")
    end

    def content(page, view, &block)
      return if page.hidden?
      return view.capture(page, &block) if block

      page.links_html(icon: @icon)
    end

    def attributes(page)
      state = page.hidden? ? { hidden: true } : { aria: { label: @label } }
      data = @attributes.fetch(:data, {})
      { class: "tab-bar", **state, **@attributes, data: {
        **data,
        controller: ["navigation", data[:controller]].compact.join(" "),
        navigation_configuration_value: page.json
      } }
    end
  end
end
