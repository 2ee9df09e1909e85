# frozen_string_literal: true

module Tabwire
  # A declared tab bar that clients would reject, so that they keep their state, or of which they would leave out a
  # member, because they cannot read it.
  class TabBarError < StandardError
    # The codes of what clients leave out (P7.5, P7.7).
    LEFT_OUT = %w[unreadable unknownRole].freeze

    # @!attribute [r] code
    #   @return [String] the code of the protocol, such as `duplicateID`
    # @!attribute [r] path
    #   @return [String] the JSON path of the invalid value, such as `$.tabs[2].id`
    # @!attribute [r] tab_index
    #   @return [Integer, nil] the index of the invalid tab, or `nil` if the error concerns no single tab
    # @!attribute [r] instead
    #   @return [Hash] the values for {PageTabBar#initialize} without what is invalid
    attr_reader :code, :path, :tab_index, :instead

    # @param code [String] the code of the protocol
    # @param place [Symbol, String, nil] the invalid member: of a tab, if its index is given
    # @param reason [String] what is wrong and how to fix it
    # @param tabs [Array<Tab>] the tabs of the tab bar
    # @param index [Integer, nil] the index of the invalid tab
    # @param instead [Hash] by default without the tab, else without the member and all tabs
    def initialize(code, place, reason, tabs:, index: nil, instead: { place => nil, tabs: [] })
      @code = code
      @tab_index = index
      @path = ["$", ("tabs[#{index}]" if index), place].compact.join(".")
      @instead = index ? { tabs: tabs_without(place, tabs) } : instead
      id = "tab #{tabs[index].id.inspect}" if index && tabs[index].is_a?(Tab)
      super("#{id || 'tab bar'}: apps would #{left_out? ? 'leave it out' : 'reject it'}: #{code} at #{path}: #{reason}")
    end

    private

    def left_out? = LEFT_OUT.include?(code)

    # The tabs without what clients would leave out of the invalid one, or without it.
    def tabs_without(place, tabs)
      tab = tabs[tab_index].without(place[/\w+/].to_sym) if left_out?
      [*tabs.first(tab_index), *tab, *tabs.drop(tab_index + 1)]
    end
  end

  # A tab bar does not tell users apart, so apps could show one user the pages of another.
  class SessionError < ArgumentError; end

  # A tab bar uses a translation that does not exist.
  class TranslationError < StandardError; end

  # An invalid value in a path configuration.
  class PathConfigurationError < StandardError; end

  # A tab bar is rendered outside a request, in a job or a broadcast, and needs one.
  class MissingRequestError < StandardError; end

  # A cache stores a tab bar, or has stored it in an earlier request.
  class CachedTabBarError < StandardError
    # @return [String]
    def message = "the tab bar is inside a cache, which shows one user's tabs to others; move tab_bar or " \
                  "page_tab_bar out of the cached part"
  end

  # Turbo would keep the tab bar of an older page, also that of another user (P9.5).
  class PermanentTabBarError < StandardError
    # @return [String]
    def message = "the tab bar, or an element around it, is data-turbo-permanent, so Turbo would keep that of an " \
                  "older page, also of another user; leave the attribute out"
  end

  # Shared caches store a page with the tab bar of a user.
  class PublicTabBarError < StandardError
    # @return [String]
    def message = "the page is public and has the tab bar of a user, so caches would show it to others; leave the " \
                  "tab bar out, or do not make the page public"
  end
end
