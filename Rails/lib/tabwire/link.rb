# frozen_string_literal: true

module Tabwire
  Link = Struct.new(:tab, :start_path, :current, :search)

  # The link of a tab, or of an action, in a browser.
  class Link
    # @!attribute [r] current
    #   @return [String, nil] the value of `aria-current`: `page` on the tab's first page, `true` on its other pages,
    #     `nil` on pages of other tabs
    delegate :id, :title, :icon, :badge, :badge_label, :dot?, :action?, to: :tab
    alias search? search
    private :tab, :start_path, :search

    # @return [String] the path of the first page. Browsers would resolve paths against the current page
    def href = Paths.absolute(tab.path, from: start_path)

    # @return [String, nil] the path of the image instead of the icon
    def image = tab.image && Paths.absolute(tab.image[:path], from: start_path)

    # @return [Boolean] whether the page belongs to the tab
    def current? = !current.nil?

    # The link as HTML. Strings take half the time of Rails' helpers, and every page has a link for every tab.
    #
    #   <a class="tab" data-tab="home" href="/" aria-current="page">
    #     <span class="tab-icon" aria-hidden="true">…</span><span class="tab-title">Home</span>
    #     <span class="tab-badge" role="img" aria-label="3 unread messages">3</span>
    #   </a>
    #
    # Everything is escaped except HTML-safe icons. Titles and badges are escaped even if they are HTML-safe: apps show
    # them literally.
    #
    # @param icons [#call, nil] returns the HTML of an icon for its name; `nil` renders no icons
    # @return [String]
    def html(icons)
      # Delegated methods allocate their arguments.
      tab = self.tab
      %(<a class="tab#{' action' if tab.action?}" data-tab="#{CGI.escapeHTML(tab.id)}") <<
        %( href="#{CGI.escapeHTML(href)}"#{' rel="search"' if search?}#{%( aria-current="#{current}") if current}>) <<
        %(#{icon_html(icons)}<span class="tab-title">#{CGI.escapeHTML(tab.title)}</span>#{badge_html(tab)}</a>)
    end

    private

    # The title beside an image says what it is.
    def icon_html(icons)
      html = image ? image_html : icons && ERB::Util.html_escape(icons.call(icon))
      %(<span class="tab-icon" aria-hidden="true">#{html}</span>) if html
    end

    def image_html = %(<img class="tab-image #{tab.image[:kind] || 'symbol'}" src="#{CGI.escapeHTML(image)}" alt="">)

    # As an image, a badge has an accessible name of its own, whatever it looks like (P21.3, P21.4).
    def badge_html(tab)
      badge = tab.badge
      return unless badge || tab.dot?

      name = tab.badge_label || (I18n.t("tabwire.tab_bar.dot", default: "New") if tab.dot?)
      %( <span class="tab-badge#{' dot' if tab.dot?}"#{%( role="img" aria-label="#{CGI.escapeHTML(name)}") if name}>) <<
        %(#{CGI.escapeHTML(badge.to_s)}</span>)
    end
  end
end
