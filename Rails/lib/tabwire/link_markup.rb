# frozen_string_literal: true

module Tabwire
  # The link of a tab as a browser is sent it.
  #
  #   <a class="tab" data-tab="home" href="/" aria-current="page">
  #     <span class="tab-icon" aria-hidden="true">…</span><span class="tab-title">Home</span>
  #     <span class="tab-badge">3</span>
  #   </a>
  #
  # It is written by hand, since this is done for every tab of every page. A text means itself, also if somebody called
  # it safe: apps show it as it is.
  class LinkMarkup
    ICON = %(<span class="tab-icon" aria-hidden="true">)
    private_constant :ICON

    # @param tab [Tab] the tab; its badge does not matter
    # @param start_path [String] the path of the app's start URL
    def initialize(tab, start_path)
      href = WebPath.absolute(tab.path, from: start_path)
      @start = %(<a class="tab" data-tab="#{CGI.escapeHTML(tab.id)}" href="#{CGI.escapeHTML(href)}").freeze
      @title = %(<span class="tab-title">#{CGI.escapeHTML(tab.title)}</span>).freeze
    end

    # Appends the link to HTML.
    #
    # @param html [String] what it is appended to
    # @param current [String, nil] the value of `aria-current`, if the page belongs to the tab
    # @param icon [String, nil] the icon: HTML if it is marked as safe
    # @param badge [String, nil] what the badge shows
    def append_to(html, current:, icon:, badge:)
      html << @start
      html << %( aria-current="#{current}") if current
      html << ">"
      html << ICON << ERB::Util.unwrapped_html_escape(icon) << "</span>" if icon
      html << @title
      html << %( <span class="tab-badge">) << CGI.escapeHTML(badge) << "</span>" if badge
      html << "</a>"
    end
  end
end
