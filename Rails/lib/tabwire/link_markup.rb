# frozen_string_literal: true

module Tabwire
  # The HTML of a link. Strings take half the time of Rails' helpers, and every page has a link for every tab.
  class LinkMarkup
    # @param link [PageTabBar::Link]
    # @param icon [#call, nil] returns the HTML of an icon for its name; `nil` renders no icons
    def initialize(link, icon)
      @link = link
      @icon = icon
    end

    # @return [String]
    def html
      %(<a class="tab#{' action' if @link.action?}" data-tab="#{CGI.escapeHTML(@link.id)}"#{attributes}>) +
        %(#{icon}#{span('tab-title', @link.title)}#{badge}</a>)
    end

    private

    def attributes
      current = %( aria-current="#{@link.current}") if @link.current
      %( href="#{CGI.escapeHTML(@link.href)}"#{' rel="search"' if @link.search?}#{current})
    end

    # The title beside an image says what it is.
    def icon
      html = @link.image ? image : ERB::Util.html_escape(@icon&.call(@link.icon))
      %(<span class="tab-icon" aria-hidden="true">#{html}</span>) if @link.image || @icon
    end

    def image
      kind = @link.tab.image.fetch(:kind, "symbol")
      %(<img class="tab-image #{kind}" src="#{CGI.escapeHTML(@link.image)}" alt="">)
    end

    # As an image, a badge has an accessible name of its own, whatever it looks like (P21.3, P21.4).
    def badge
      return unless @link.badge || @link.dot?

      dot = " dot" if @link.dot?
      %( <span class="tab-badge#{dot}"#{badge_name}>#{CGI.escapeHTML(@link.badge.to_s)}</span>)
    end

    def badge_name
      name = @link.badge_label || (I18n.t("tabwire.tab_bar.dot", default: "New") if @link.dot?)
      %( role="img" aria-label="#{CGI.escapeHTML(name)}") if name
    end

    def span(name, text) = %(<span class="#{name}">#{CGI.escapeHTML(text)}</span>)
  end
end
