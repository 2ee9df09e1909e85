# frozen_string_literal: true

module Tabwire
  # The HTML link of a tab.
  #
  #   <a class="tab" data-tab="home" href="/" aria-current="page">
  #     <span class="tab-icon" aria-hidden="true">…</span><span class="tab-title">Home</span>
  #     <span class="tab-badge">3</span>
  #   </a>
  #
  # Strings are always escaped, even HTML-safe ones: apps show them literally. The markup is built from strings because
  # every page has a link for every tab.
  class LinkMarkup
    ICON = %(<span class="tab-icon" aria-hidden="true">)
    private_constant :ICON

    # @param tab [Tab] the tab; its badge is ignored
    # @param start_path [String] the path of the start URL
    def initialize(tab, start_path)
      href = WebPath.absolute(tab.path, from: start_path)
      @start = %(<a class="tab" data-tab="#{CGI.escapeHTML(tab.id)}" href="#{CGI.escapeHTML(href)}").freeze
      @title = %(<span class="tab-title">#{CGI.escapeHTML(tab.title)}</span>).freeze
    end

    # Appends the link to HTML.
    #
    # @param html [String] the HTML to append to
    # @param current [String, nil] the value of `aria-current`, if the tab owns the page
    # @param icon [String, nil] the icon: HTML if it is HTML-safe
    # @param badge [String, nil] the badge
    def append_to(html, current:, icon:, badge:)
      html << @start
      html << %( aria-current="#{current}") if current
      html << ">"
      html << ICON << ERB::Util.html_escape(icon) << "</span>" if icon
      html << @title
      html << %( <span class="tab-badge">) << CGI.escapeHTML(badge) << "</span>" if badge
      html << "</a>"
    end
  end
end
