# frozen_string_literal: true

module Tabwire
  # What views can write.
  module Helper
    # The element that is both: the tab bar of a browser, and what carries the configuration to an app. Every page has
    # it in its body.
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
    # @yieldparam page_tab_bar [PageTabBar] for markup of your own within the element
    # @return [ActiveSupport::SafeBuffer]
    # @raise [TabBarMistake] if the apps would reject it, unless `config.tabwire.mistakes` says to leave out what is
    #   wrong
    def tab_bar(tab_bar = nil, **options, &block)
      TabBarComponent.new(tab_bar, **options).render_in(self, &block)
    end

    # The tab bar of this page, made once a request.
    #
    # @param tab_bar [Class<TabBar>, nil] by default the one that `config.tabwire.tab_bar` names
    # @return [PageTabBar]
    # @raise (see #tab_bar)
    def page_tab_bar(tab_bar = nil)
      tab_bar ||= Tabwire.config[:tab_bar].constantize
      @_tabwire_page_tab_bars ||= {}
      # The path as it was asked for, also where another one renders an error.
      @_tabwire_page_tab_bars[tab_bar] ||= tab_bar.new(self).page_for(request.original_fullpath)
    end
  end
end
