# frozen_string_literal: true

module Tabwire
  # The tab bar of a page: the configuration for apps (P4.1), which is always valid, and links for browsers.
  class PageTabBar
    # The maximum size of the JSON: clients read 256 KiB, and the web side adds the address of the page.
    MAXIMUM_BYTE_COUNT = (256 - 16) * 1024
    # The optional members that are booleans, as apps declare them: every value but `nil` and `false` is true.
    BOOLEANS = %i[live tabBarHidden reorders].freeze
    private_constant :MAXIMUM_BYTE_COUNT, :BOOLEANS

    class << self
      # Creates the tab bar without what is invalid: without a member that apps would leave out (P6.19), else without
      # the tab.
      #
      # @param (see #initialize)
      # @raise (see #initialize) under the policy `config.tabwire.on_invalid = :raise`
      def valid(path, **values)
        new(path, **values)
      rescue TabBarError => e
        InvalidTabBarPolicy.handle(e)
        valid(path, **values, **corrected(e, values[:tabs]))
      end

      private

      # The values instead of those that caused an error. A bar without tabs, revision and session is valid.
      def corrected(error, tabs)
        return without(error.member, error.tab_index, tabs) if error.left_out?

        case error.path
        when "$.revision" then { revision: nil }
        when "$.session" then { session: nil, tabs: [] }
        else tabs == [] ? { session: nil } : { tabs: tabs_without(error, tabs) }
        end
      end

      def without(member, index, tabs)
        return { member => nil } unless index

        { tabs: tabs.map.with_index { |tab, position| position == index ? tab.without(member) : tab } }
      end

      def tabs_without(error, tabs)
        case error.code
        when "tooManyTabs" then tabs.first(TabBarValidator::MAXIMUM_TABS)
        when "tooLarge" then tabs - [tabs.max_by { |tab| tab.as_json.to_s.bytesize }]
        else error.tab_index ? tabs.reject.with_index { |_, index| index == error.tab_index } : []
        end
      end
    end

    # @return [Array<Tab>] the tabs in order
    attr_reader :tabs
    # @return [String] the data of the `configure` message
    attr_reader :json

    # @param path [String] the path of the page
    # @param tabs [Array<Tab>] the tabs in order: none, or at least two
    # @param start_path [String] the path of the start URL
    # @param user [Object, nil, false] who is signed in, or `false` in an app without users
    # @param optional [Hash] the optional members of the `configure` message: `live:`, whether the tab bar reaches its
    #   page later, by a stream; `revision:`, a number that only grows; `session:`, an opaque key for the user;
    #   `tabBarHidden:`, whether the page wants no native tab bar; `reorders:`, whether the order of the tabs counts;
    #   `appBadge:`, the number on the app's icon
    # @raise [TabBarError] the first reason why clients would reject the tab bar, or leave out a part of it
    def initialize(path, tabs:, start_path: "/", user: false, **optional)
      TabBarValidator.new(tabs, **optional).validate
      @tabs = tabs
      @start_path = start_path
      @user = user
      @optional = optional.select { |_, value| value }
      BOOLEANS.each { |name| @optional[name] = true if @optional.key?(name) }
      @ownership = TabOwnership.new(tabs, path, start_path)
      @json = JSON.generate(as_json)
      check_size
    end

    # @return [String, nil] the id of the tab that the page belongs to; apps never switch tabs because of it
    def active = tabs[@ownership.active]&.id

    # @return [Tab, nil] the tab that owns the page
    def current_tab = (current = @ownership.current) && tabs[current]

    # @return [Integer] the sum of the badges that are numbers, for the icon of the app
    def badge_count = tabs.filter_map { |tab| Integer(tab.badge.to_s, 10, exception: false) }.select(&:positive?).sum

    # @return [Integer, nil] when the page is rendered; a number that only grows
    def revision = @optional[:revision]

    # @return [String, nil] an opaque key for the signed-in user; never the user's id or a token
    def session = @optional[:session]

    # @return [Hash] the data of the `configure` message. Bootstrap encodes an explicit `"active": null`.
    def as_json(*) = { active:, **@optional, tabs: tabs.map(&:as_json) }

    # The links for browsers, of the effective tabs (R3.10); empty in bootstrap. A browser counts as an app in which
    # only the tab of the page is visible: a deprecated tab is shown on its own pages, its replacement on all others.
    #
    # @return [Array<Link>]
    def links
      search = tabs.find(&:search?)
      @links ||= shown.map do |tab|
        Link.new(tab, start_path: @start_path, current: current_value(tab), search: tab.equal?(search))
      end
    end

    # @param icon [#call, nil] returns the HTML of an icon for its name; `nil` renders no icons
    # @return [ActiveSupport::SafeBuffer] the links as HTML (see {Link#html})
    def links_html(icon: nil) = links.map { |link| link.html(icon) }.join.html_safe

    # @return [Boolean] whether the app has users, so that pages differ between them
    def users? = @user != false

    # @return [Boolean] whether a user is signed in
    def signed_in? = @user ? true : false

    # @return [Boolean] whether the element is left out
    def omitted? = false

    # @return [Array] the tab bar without its revision, for the `ETag` of a page
    def etag = [as_json.except(:revision), @start_path]

    private

    def check_size
      return if json.bytesize <= MAXIMUM_BYTE_COUNT

      raise TabBarError.new("tooLarge", "$", "it has #{json.bytesize} bytes; the maximum is #{MAXIMUM_BYTE_COUNT}")
    end

    def current_value(tab)
      return unless tab.equal?(current_tab)

      @ownership.first_page?(tabs.index(tab)) ? "page" : "true"
    end

    # The tabs have the server's order, and so each action stands behind the nearest tab before it (R17.4).
    def shown
      effective = effective_tabs
      effective.size < 2 ? [] : tabs.select { |tab| tab.action? || effective.include?(tab) }
    end

    def effective_tabs
      current = current_tab
      hidden = current&.deprecated ? replacements(current) : []
      tabs.select { |tab| !tab.action? && (tab.equal?(current) || (!tab.deprecated && hidden.exclude?(tab))) }
    end

    # The tabs that replace a tab, directly or by a chain of deprecated tabs.
    def replacements(replaced, found = [])
      tabs.each do |tab|
        next if tab.replaces != replaced.id || tab.action? || found.include?(tab)

        found << tab
        replacements(tab, found) if tab.deprecated
      end
      found
    end
  end
end
