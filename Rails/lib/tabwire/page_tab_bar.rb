# frozen_string_literal: true

module Tabwire
  # The tab bar of a page: the configuration for apps (P4.1), which is always valid, and links for browsers.
  #
  # The page belongs to the tab with the longest `path` or `owns` that is a prefix of its path (P13.13). Actions own
  # nothing (R17.2).
  class PageTabBar
    # The maximum size of the JSON: clients read 256 KiB, and the web side adds the address of the page.
    MAXIMUM_BYTE_COUNT = (256 - 16) * 1024

    # @!attribute [r] tabs
    #   @return [Array<Tab>] the tabs in order
    # @!attribute [r] current_tab
    #   @return [Tab, nil] the tab to mark as current: the owner of the page. The tab at the start URL stands in for the
    #     owner of a page below it
    # @!attribute [r] mark
    #   @return [SessionMark, nil] the mark of the change of the user, whose revision that of the page exceeds
    attr_reader :tabs, :current_tab, :mark

    # @param path [String] the path of the page
    # @param tabs [Array<Tab>] the tabs in order: none, or at least two
    # @param start_path [String] the path of the start URL
    # @param users [Boolean] whether the app has users
    # @param mark [SessionMark, nil]
    # @param omitted [Boolean] whether the tab bar must not be shown
    # @param optional [Hash] the optional members of the `configure` message: `live:`, whether the tab bar reaches its
    #   page later, by a stream; `revision:`, a number that only grows; `session:`, an opaque key for the user;
    #   `tabBarHidden:`, whether the page wants no native tab bar; `reorders:`, whether the order of the tabs counts;
    #   `appBadge:`, the number on the app's icon
    # @raise [TabBarError] the first reason why clients would reject the tab bar, or leave out a part of it
    def initialize(path, tabs:, start_path: "/", users: false, mark: nil, omitted: false, **optional)
      TabBarValidator.new(tabs, optional).validate
      @tabs = tabs
      @start_path = start_path
      @users = users
      @mark = mark
      @omitted = omitted
      @optional = optional.compact
      @page = segments(path)
      find_owner
      check_size
    end

    # The id of the tab that the page belongs to: its owner, else the tab at the start URL, else the first one. Apps
    # never switch tabs because of it.
    #
    # @return [String, nil]
    def active = (@owner || @start_tab || tabs.find { |tab| !tab.action? })&.id

    # @return [String] the data of the `configure` message. Apps reject that of an omitted tab bar, and change nothing
    def json = @json ||= omitted? ? "{}" : JSON.generate(as_json)

    # @return [String] the data as the value of an attribute
    # @api private
    def escaped_json = @escaped_json ||= CGI.escapeHTML(json)

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
      @links ||= shown.map do |tab|
        current = segments(tab.path) == @page ? "page" : "true" if tab.equal?(current_tab)
        Link.new(tab, @start_path, current, tab.search? && tab.equal?(tabs.find(&:search?)))
      end
    end

    # @param icon [#call, nil] returns the HTML of an icon for its name; `nil` renders no icons
    # @return [ActiveSupport::SafeBuffer] the links as HTML (see {Link#html})
    def links_html(icon: nil) = links.map { |link| link.html(icon) }.join.html_safe

    # @return [Boolean] whether the app has users, so that pages differ between them
    def users? = @users

    # @return [Boolean] whether a user is signed in
    def signed_in? = users? && session != SessionKey.for(nil)

    # @return [Boolean] whether the element is left out
    def omitted? = @omitted

    # @return [Array] the tab bar without its revision, for the `ETag` of a page
    def etag = [as_json.except(:revision), @start_path]

    private

    def check_size
      return if json.bytesize <= MAXIMUM_BYTE_COUNT

      instead = tabs.empty? ? { session: nil } : { tabs: tabs - [tabs.max_by { |tab| tab.as_json.to_s.bytesize }] }
      raise TabBarError.new("tooLarge", nil, "it has #{json.bytesize} bytes; the maximum is #{MAXIMUM_BYTE_COUNT}",
                            tabs:, instead:)
    end

    # If two paths are equally long, the first tab owns the address.
    def find_owner
      @start = segments(@start_path)
      lengths = tabs.map { |tab| owned_length(tab) }
      longest = lengths.max
      @owner = tabs[lengths.index(longest)] if longest && longest >= 0
      @current_tab = @owner || (@start_tab if length_below(@start) >= 0)
    end

    # The length of the longest path by which a tab owns the page, or -1.
    def owned_length(tab)
      return -1 if tab.action?

      first_page = segments(tab.path)
      @start_tab ||= tab if first_page == @start
      longest = first_page == @page || !whole_site?(first_page) ? length_below(first_page) : -1
      tab.owned_paths.each { |path| longest = [longest, length_below(segments(path))].max }
      longest
    end

    # The start page does not own the pages below it: that would be all of them.
    def whole_site?(path) = path.empty? || path == @start

    # The length of a path that the page is below, or -1.
    def length_below(path) = @page[0, path.size] == path ? path.size : -1

    def segments(path) = Paths.segments(path, from: @start_path)

    # The tabs have the server's order, and so each action stands behind the nearest tab before it (R17.4).
    def shown
      hidden = current_and_replacements
      shown = tabs.select { |tab| tab.action? || tab.equal?(current_tab) || !(tab.deprecated || hidden.include?(tab)) }
      shown.count { |tab| !tab.action? } < 2 ? [] : shown
    end

    # The current tab, and the tabs that replace it, directly or by a chain of deprecated tabs.
    def current_and_replacements
      found = [*current_tab]
      # The array grows while it is read.
      found.each do |replaced|
        found.concat(tabs.select { |tab| tab.replaces == replaced.id && !tab.action? } - found) if replaced.deprecated
      end
    end
  end
end
