# frozen_string_literal: true

module Tabwire
  # The tab bar as a component: `render Tabwire::TabBarComponent.new`. It works with Rails alone and with
  # ViewComponent's helpers, previews and slots.
  #
  #   <nav class="tab-bar" aria-label="Tabs" data-controller="navigation" data-navigation-configuration-value="{…}">
  #     <a class="tab" data-tab="home" href="/" aria-current="page">…</a> …
  #   </nav>
  #
  # In bootstrap, and in apps with a native tab bar, the element is hidden and has no links. Everything is escaped
  # except HTML-safe icons.
  class TabBarComponent
    # ViewComponent's slots set it.
    attr_writer :__vc_original_view_context

    # @param tab_bar [Class<TabBar>, nil] by default the class that `config.tabwire.tab_bar` names
    # @param path [String, nil] the path of the page, if it is not that of the request (see {Helper#page_tab_bar})
    # @param live [Boolean] whether the tab bar reaches its page later, by a stream; by default if there is a `path`
    # @param options [Hash] these, and further attributes of the element
    # @option options [String] :label the accessible name of the bar; by default the translation `tabwire.tab_bar.label`
    # @option options [#call] :icon returns the HTML of an icon for its name; without it, there are no icons
    # @option options [Boolean] :browsers (true) whether browsers show the bar
    # @option options [Boolean, String] :stream whether the tab bar changes while the page is open, or the path of its
    #   stream; by default `tab_bar_updates_path` (see {TabBarStream})
    def initialize(tab_bar = nil, path: nil, live: !path.nil?, **options)
      @tab_bar = tab_bar
      @page_options = { path:, live: }
      @options = options.extract!(:label, :icon, :browsers, :stream)
      @attributes = options.empty? ? options : flattened(options)
      # Turbo would keep the element.
      InvalidTabBarPolicy.handle(PermanentTabBarError.new) if @attributes.delete("data-turbo-permanent")
    end

    # @param view [ActionView::Base] the view to render in
    # @yieldparam page_tab_bar [PageTabBar] for your own markup inside the element
    # @return [ActiveSupport::SafeBuffer, nil]
    # @raise (see Helper#tab_bar)
    def render_in(view, **, &block)
      page = view.page_tab_bar(@tab_bar, **@page_options)
      return if page.omitted?

      hidden = page.links.empty? || !@options.fetch(:browsers, true) || native_tab_bar?(view)
      "#{opening_tag(page, hidden, view)}#{content(page, view, &block) unless hidden}</nav>".html_safe
    end

    # Rails 6.1 asks for the format when a controller renders the component.
    #
    # @return [Symbol]
    def format = :html

    # ViewComponent's slots ask whether there is content besides the component's own.
    #
    # @return [Boolean]
    def content? = false

    private

    def native_tab_bar?(view) = view.tabwire_request && view.try(:native_app)&.native_tab_bar?

    def content(page, view, &block) = block ? view.capture(page, &block) : page.links_html(icon: @options[:icon])

    # Rails' helpers take ten times as many objects for the names of attributes, which are known here.
    def opening_tag(page, hidden, view)
      own = own_attributes(page, hidden, view)
      others = @attributes.empty? ? @attributes : @attributes.reject { |name, _| own[name] }
      tag = others.empty? ? +'<nav class="tab-bar"' : view.tag(:nav, { "class" => "tab-bar", **others }, true).chop
      own.each { |name, value| tag.concat(" ", name, '="', CGI.escapeHTML(value), '"') if value }
      tag.concat(" data-", Tabwire.config[:controller], '-configuration-value="', page.escaped_json, '">')
    end

    def own_attributes(page, hidden, view)
      identifier = Tabwire.config[:controller]
      stream = stream_path(view)
      names = [identifier, ("tab-bar-updates" if stream), @attributes["data-controller"]]
      named = identifier if stream && identifier != "navigation"
      { "data-controller" => names.compact.join(" "), "data-session-mark" => session_mark(page, view),
        "data-tab-bar-updates-url-value" => stream, "data-tab-bar-updates-controller-value" => named,
        (hidden ? "hidden" : "aria-label") => hidden ? "hidden" : label }
    end

    def stream_path(view) = @options[:stream] == true ? view.tabwire_routes.tab_bar_updates_path : @options[:stream]

    def label = @attributes["aria-label"] || @options[:label] || I18n.t("tabwire.tab_bar.label", default: nil) || "Tabs"

    def session_mark(page, view)
      named = page.mark && page.session && view.respond_to?(:tabwire_session_mark)
      "#{SignOutMark.cookie_name('_copy')}=#{page.mark}" if named
    end

    # The app's attributes by their names in HTML, so that the element's own can be merged: `data: { id: 1 }` becomes
    # `"data-id": 1`.
    def flattened(attributes)
      pairs = attributes.flat_map do |name, value|
        next [[name, value]] unless value.is_a?(Hash) && %w[aria data].include?(name.to_s)

        value.map { |member, part| ["#{name}-#{member.to_s.dasherize}", part.is_a?(Enumerable) ? part.to_json : part] }
      end
      pairs.to_h.stringify_keys
    end
  end
end
