# frozen_string_literal: true

require "support/test_case"

# P21 to P26, as servers declare them.
class MoreOnTheBarTest < ActiveSupport::TestCase
  def tabs(image: { path: "faces/1.png", kind: :picture })
    [
      Tabwire::Tab.new(:compose, title: "Write", icon: "plus", path: "/notes/new", action: true),
      Tabwire::Tab.new(:home, title: "Home", icon: "house", path: "/", badge: 3, badge_label: "3 unread messages"),
      Tabwire::Tab.new(:search, title: "Search", icon: "magnifyingglass", path: "/search", role: :search, badge: :dot),
      Tabwire::Tab.new(:profile, title: "Profile", icon: "person", path: "/profile", badge: :dot,
                                 badge_label: "“New” photos", image:),
      Tabwire::Tab.new(:help, title: "Help", icon: "questionmark", path: "/help", action: true, image: "/help.png")
    ]
  end

  def page(path = "/", tabs: self.tabs, **more) = Tabwire::PageTabBar.new(path, tabs:, **more)

  test "apps receive all members" do
    assert_equal(
      { active: "home", reorders: true, appBadge: 4, tabs: [
        { action: true, icon: "plus", id: "compose", path: "/notes/new", title: "Write" },
        { badge: "3", badgeLabel: "3 unread messages", icon: "house", id: "home", path: "/", title: "Home" },
        { badge: true, icon: "magnifyingglass", id: "search", path: "/search", role: "search", title: "Search" },
        { badge: true, badgeLabel: "“New” photos", icon: "person", id: "profile",
          image: { path: "faces/1.png", kind: :picture }, path: "/profile", title: "Profile" },
        { action: true, icon: "questionmark", id: "help", image: { path: "/help.png" }, path: "/help", title: "Help" }
      ] }, page(reorders: true, appBadge: 4).as_json
    )
  end

  test "browsers show actions as links in their places, an image without a name, and badges with their labels" do
    links = page("/profile", start_path: "/app/").links_html(icon: ->(name) { "<svg>#{name}</svg>".html_safe })
    icon = ->(name) { "<span class='tab-icon' aria-hidden='true'><svg>#{name}</svg></span>" }
    title = ->(text) { "<span class='tab-title'>#{text}</span>" }
    assert_equal [
      "<a class='tab action' data-tab='compose' href='/notes/new'>#{icon['plus']}#{title['Write']}</a>",
      "<a class='tab' data-tab='home' href='/'>#{icon['house']}#{title['Home']} " \
      "<span class='tab-badge' role='img' aria-label='3 unread messages'>3</span></a>",
      "<a class='tab' data-tab='search' href='/search' rel='search'>#{icon['magnifyingglass']}#{title['Search']} " \
      "<span class='tab-badge dot' role='img' aria-label='New'></span></a>",
      "<a class='tab' data-tab='profile' href='/profile' aria-current='page'>" \
      "<span class='tab-icon' aria-hidden='true'><img class='tab-image picture' src='/app/faces/1.png' alt=''></span>" \
      "#{title['Profile']} <span class='tab-badge dot' role='img' aria-label='“New” photos'></span></a>",
      "<a class='tab action' data-tab='help' href='/help'><span class='tab-icon' aria-hidden='true'>" \
      "<img class='tab-image symbol' src='/help.png' alt=''></span>#{title['Help']}</a>"
    ], links.tr('"', "'").split(/(?=<a )/)
  end

  test "an action owns no page and is never active" do
    assert_equal "home", page("/notes/new").active
    assert_equal "home", page("/help/1").active
    assert(page("/notes/new").links.none? { |link| link.action? && link.current? })
    assert_equal "a", page("/x", tabs: [tabs.first, *%w[a b].map { |id| plain_tab(id, path: "/#{id}") }]).active
  end

  test "one tab beside actions, and actions alone, are refused" do
    [tabs.first(2), tabs.first(1)].each do |few|
      error = assert_raises(Tabwire::TabBarError) { page(tabs: few) }
      assert_equal "singleTab", error.code
    end
  end

  test "a badge of 0 or without text has no label" do
    [0, "", nil, false].each { |badge| assert_nil plain_tab(:a, badge:, badge_label: "none").badge_label }
    assert_equal true, plain_tab(:a, badge: true).as_json[:badge]
  end

  # P24.3
  test "of two tabs that search, the first counts" do
    again = plain_tab(:again, role: :search)
    assert_equal %w[search], page(tabs: [*tabs, again]).links.select(&:search?).map(&:id)
  end

  # R17.2
  test "a link to an action opens in the browser, since an action owns no page" do
    tab_bar = Class.new(Tabwire::TabBar) do
      session false
      tab(:a, title: "A", icon: "a", path: "/a", action: false)
      tab(:b, title: "B", icon: "b", path: "/b", owns: "/c")
      tab(:new, title: "New", icon: "plus", path: "/new", owns: "/d", action: true)
      tab(:late, title: "Late", icon: "plus", path: "/late", action: -> { true })
    end
    assert_equal %w[/a /b /c], Tabwire::AppLinks.declared_paths(tab_bar)
  end

  test "the stylesheet bounds images, shows dots, and lets every rule of the app take precedence" do
    css = File.read(File.expand_path("../app/assets/stylesheets/tabwire.css", __dir__))
    selectors = %w[.tab-image .tab-image.picture .tab-badge.dot]
    assert_empty(selectors.reject { |selector| css.include?(":where(#{selector})") })
  end

  test "a tab bar class says whether the order counts, and the number on the icon" do
    tab_bar = Class.new(Tabwire::TabBar) do
      session false
      tab(:a, title: "A", icon: "a", path: "/")
      tab(:b, title: "B", icon: "b", path: "/b", image: -> { "/face.png" }, badge: -> { :dot })
      define_method(:reorders?) { true }
      define_method(:app_badge) { 0 }
    end
    json = tab_bar.new(nil).page_for("/").as_json
    assert_equal [true, 0, { path: "/face.png" }, true], [*json.values_at(:reorders, :appBadge),
                                                          json[:tabs].last[:image], json[:tabs].last[:badge]]
  end
end
