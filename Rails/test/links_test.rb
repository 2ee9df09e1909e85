# frozen_string_literal: true

require "support/test_case"

class LinksTest < ActiveSupport::TestCase
  IDS = %w[a b c].freeze

  # The rules of the protocol for effective tabs, where only the current tab is visible.
  class Rules
    def initialize(tabs, current)
      @tabs = tabs
      @current = current
    end

    def effective = @tabs.reject { |tab| left_out?(tab) || hidden?(tab) }

    private

    def visible?(tab) = tab == @current
    def retained?(tab) = tab.deprecated && visible?(tab)
    def left_out?(tab) = tab.deprecated && !retained?(tab)
    def hidden?(tab) = !tab.deprecated && !visible?(tab) && chain(tab).any? { |replaced| retained?(replaced) }

    def chain(tab, seen = [tab])
      replaced = @tabs.find { |other| other.id == tab.replaces && other.deprecated }
      replaced && seen.exclude?(replaced) ? [replaced, *chain(replaced, [*seen, replaced])] : []
    end
  end

  # P9.6
  test "a browser shows the effective tabs of an app that shows the current tab, for every bar of three tabs" do
    bars = 0
    every_bar do |tabs|
      [nil, *tabs].each do |current|
        bars += 1
        expected = Rules.new(tabs, current).effective
        links = links(tabs, current)
        assert_equal (expected.size < 2 ? [] : expected).map(&:id), links.map(&:id), tabs.map(&:as_json).inspect
        assert_equal [current&.id].compact & links.map(&:id), links.select(&:current?).map(&:id)
      end
    end
    # Three deprecations and four replacements of three tabs, on a page of each tab or of none.
    assert_equal ((3 * 4)**3) * 4, bars
  end

  test "a deprecated tab is shown on its own pages, its replacement on all others" do
    tabs = [plain_tab("home"), plain_tab("explore", deprecated: :soft), plain_tab("saved", replacing: "explore")]
    assert_equal %w[home saved], links(tabs, tabs[0]).map(&:id)
    assert_equal %w[home explore], links(tabs, tabs[1]).map(&:id)
  end

  # P9.8
  test "aria-current tells the first page of a tab from its other pages" do
    tab_bar = tab_bar_class do
      tab :home, title: "Home", icon: "circle", path: "/"
      tab :explore, title: "Explore", icon: "circle", path: "/explore?sort=new"
    end.new(nil)
    { "/" => ["page", nil], "/about" => ["true", nil], "/explore/?page=2" => [nil, "page"],
      "/explore/3" => [nil, "true"] }
      .each do |path, current|
      assert_equal current, tab_bar.page_for(path).links.map(&:current), path
    end
  end

  private

  def every_bar
    kinds = [nil, :soft, :hard].product([nil, *IDS])
    kinds.product(kinds, kinds) do |bar|
      yield IDS.zip(bar).map { |id, (deprecated, replacing)| plain_tab(id, deprecated:, replacing:) }
    end
  end

  def links(tabs, current) = Tabwire::PageTabBar.new(current&.path || "/elsewhere", tabs:).links
end
