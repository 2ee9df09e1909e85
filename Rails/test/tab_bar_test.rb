# frozen_string_literal: true

require "support/test_case"

class TabBarTest < ActiveSupport::TestCase
  # A double of a view.
  View = Struct.new(:user, :unread, keyword_init: true) do
    def explore_path = "/explore"
    def search_path = "/search"
    def session = { theme: "dark" }
  end

  test "a tab has all members of the protocol" do
    tab_bar = declare do
      tab :home, title: "Home", icon: "house.fill", path: "/"
      tab :explore, title: "Explore", icon: "magnifyingglass", path: "/explore", deprecated: :soft, badge: "new"
      tab :favorites, title: "Favorites", icon: "heart.fill", path: "/favorites", replacing: :explore, badge: 3
    end
    assert_equal [
      { id: "home", title: "Home", icon: "house.fill", path: "/" },
      { id: "explore", title: "Explore", icon: "magnifyingglass", path: "/explore", deprecated: "soft", badge: "new" },
      { id: "favorites", title: "Favorites", icon: "heart.fill", path: "/favorites", replaces: "explore", badge: "3" }
    ], tab_bar.tabs.map(&:as_json)
  end

  test "version, owns and eager are sent if they are given" do
    tab = plain_tab(:home, version: 7, owns: ["/a", "/b"], eager: true)
    assert_equal({ eager: true, owns: %w[/a /b], version: "7" }, tab.as_json.slice(:eager, :owns, :version))
    assert_equal %i[icon id path title], plain_tab(:home, version: "", owns: [], eager: false).as_json.keys
    assert_equal(%w[0 -1 v1], [0, -1, "v1"].map { |version| plain_tab(:home, version:).version })
    [nil, "", false].each { |version| assert_nil plain_tab(:home, version:).version }
  end

  test "every option accepts a lambda, which runs on the tab bar and reaches the view" do
    tab_bar = declare(user: "Robin", unread: 2) do
      tab :home, title: -> { user }, icon: -> { icon_name }, path: -> { "/" }, badge: -> { unread },
                 owns: -> { [:search_path, "/topics"] }, deprecated: -> { :hard }, replacing: -> { :old },
                 version: -> { "v#{unread}" }, eager: -> { unread > 1 }
      private define_method(:icon_name) { "house" }
    end
    tab = tab_bar.tabs.first
    assert_equal %w[Robin house / 2 hard old], [tab.title, tab.icon, tab.path, tab.badge, tab.deprecated, tab.replaces]
    assert_equal [["/search", "/topics"], "v2", true], [tab.owned_paths, tab.version, tab.eager?]
  end

  test "a path accepts the name of a route helper" do
    tab_bar = declare do
      tab :explore, title: "Explore", icon: "circle", path: :explore_path, owns: [:search_path, "/topics"]
      tab :home, title: "Home", icon: "circle", path: "/", owns: :search_path
      tab :library, title: "Library", icon: "circle", path: "/library", owns: -> { [nil] }
    end
    explore, home, library = tab_bar.tabs
    assert_equal ["/explore", "/search", "/topics"], [explore.path, *explore.owned_paths]
    assert_equal ["/search"], home.owned_paths
    assert_empty library.owned_paths
  end

  test "a tab is included if every condition holds and no exception does" do
    yes = -> { true }
    no = -> { false }
    {
      {} => true, { if: yes } => true, { if: no } => false, { if: [yes, no] } => false, { if: :signed_in? } => false,
      { unless: yes } => false, { unless: no } => true, { unless: [no, yes] } => false, { unless: :signed_in? } => true,
      { if: yes, unless: yes } => false
    }.each do |conditions, is_there|
      tab_bar = declare do
        tab :home, title: "Home", icon: "circle", path: "/", **conditions
        define_method(:signed_in?) { !user.nil? }
      end
      assert_equal is_there, tab_bar.tabs.any?, conditions.inspect
    end
  end

  # The members of the protocol, and the conditions.
  OPTIONS = JSON.parse(File.read(File.expand_path("../../Conformance/protocol/members.json", __dir__)))["tab"]
                .partition { |member| member["need"] == "required" }
                .map { |members| members.map { |member| "#{member['name'].sub('replaces', 'replacing').underscore}:" } }
                .then { |required, optional| [required - ["id:"], [*optional, "if:", "unless:"]].map(&:sort) }
  CONDITION = "is neither a lambda nor a method name (use one, such as"

  test "a missing, unknown, misspelt or invalid option raises when the class loads" do
    home = { title: "Home", icon: "circle", path: "/" }
    {
      { icon: "circle", path: "/" } => "missing keyword: :title",
      { title: "Home", path: "/" } => "missing keyword: :icon",
      { title: "Home", icon: "circle" } => "missing keyword: :path",
      { **home, bagde: 1 } => "unknown keyword: :bagde",
      { **home, replaces: :explore } => "unknown keyword: :replaces",
      { **home, deprecated: :softly } => "deprecated: :softly is neither :soft nor :hard",
      { **home, if: true } => "if: true #{CONDITION} if: -> { current_user.premium? })",
      { **home, if: nil } => "if: nil #{CONDITION} if: -> { current_user.premium? })",
      { **home, if: [:signed_in?, false] } => "if: false #{CONDITION} if: -> { current_user.premium? })",
      { **home, unless: "signed_in?" } => "unless: \"signed_in?\" #{CONDITION} unless: -> { current_user.premium? })"
    }.each do |options, message|
      error = assert_raises(ArgumentError) { declare { tab :home, **options } }
      reason, *options = error.message.split(/; (?:required|optional): /)
      assert_equal "tab :home: #{message}", reason
      options.map! { |names| names.split(", ").sort }
      assert_equal message.include?("keyword") ? OPTIONS : [], options
    end
  end

  test "an invalid start path raises when the class loads" do
    ["app/", "https://example.org/app/", "//example.org/", "/a b", nil, :root_path].each do |path|
      error = assert_raises(ArgumentError) { declare { start_path path } }
      assert_equal "start_path: #{path.inspect} is not the path of a URL (use a path such as /app/)", error.message
    end
    assert_equal "/app/", declare { start_path "/app/" }.start_path
  end

  test "a tab bar inherits the tabs of its superclass" do
    parent = tab_bar_class { tab :home, title: "Home", icon: "circle", path: "/" }
    child = Class.new(parent) { tab :admin, title: "Admin", icon: "circle", path: "/admin" }
    assert_equal %w[home admin], child.new(View.new).tabs.map(&:id)
    assert_equal %w[home], parent.new(View.new).tabs.map(&:id)
  end

  test "an override of tabs adds and removes tabs" do
    tab_bar = declare(user: "Robin") do
      tab :home, title: "Home", icon: "circle", path: "/"
      define_method(:tabs) do
        user ? [*super(), Tabwire::Tab.new("list-7", title: "My list", icon: "list", path: "/lists/7")] : []
      end
    end
    assert_equal %w[home list-7], tab_bar.tabs.map(&:id)
    assert_empty tab_bar.class.new(View.new).tabs
  end

  test "nil, 0, false and an empty string are no badge" do
    [nil, 0, "", false].each { |badge| assert_nil plain_tab(:home, badge:).badge }
    assert_equal(%w[1 -1 0], [1, -1, "0"].map { |badge| plain_tab(:home, badge:).badge })
  end

  test "integers and symbols are sent as text" do
    tab = plain_tab(:home, badge: :new, badge_label: :new, version: :v1, role: :search, deprecated: :soft)
    assert_equal %w[home new new v1 search soft],
                 tab.as_json.values_at(:id, :badge, :badgeLabel, :version, :role, :deprecated)
  end

  # P4.5, P13.3, P13.5
  test "the session key is a keyed hash, the same in every request" do
    key = declare(user: "Robin") { session { user } }.session_key
    assert_match(/\A[\w-]{22}\z/, key)
    assert_equal key, declare(user: "Robin") { session { user } }.session_key
    assert_not_equal key, declare(user: "Priya") { session { user } }.session_key
    assert_equal declare { session { 7 } }.session_key, declare { session { "7" } }.session_key
  end

  # P13.4
  test "a signed-out user has a session key too, which no user id produces" do
    key = declare(user: nil) { session { user } }.session_key
    assert_match(/\A[\w-]{22}\z/, key)
    assert_equal key, declare { session { false } }.session_key
    ["", "nobody", "user:", "user:nobody", 0, :nil].each do |user|
      assert_not_equal key, declare(user:) { session { user } }.session_key, user.inspect
    end
  end

  test "an app without users declares that it has no session" do
    assert_nil declare { session false }.session_key
    error = assert_raises(ArgumentError) { declare { session true } }
    assert_equal "session: true is neither a block nor false (use session { current_user&.id })", error.message
    assert_raises(ArgumentError) { declare { session } }
  end

  test "a tab bar without a session declaration raises, and is logged once in production" do
    tab_bar = Class.new(Tabwire::TabBar) { def self.name = "UndeclaredTabBar" }.new(View.new)
    error = assert_raises(Tabwire::SessionError) { tab_bar.page_for("/") }
    assert_equal "UndeclaredTabBar does not declare session (use session { current_user&.id }, or session false if " \
                 "the app has no users)", error.message
    lines = logged do
      with_policy(:log) { 2.times { assert_nil tab_bar.page_for("/").session } }
    end
    assert_equal ["Tabwire: #{error.message}"], lines
  end

  test "a session that does not identify a user raises" do
    error = assert_raises(Tabwire::SessionError) { declare { session { Object.new } }.session_key }
    assert_equal "session: Object does not identify a user; return an id, such as current_user.id", error.message
  end

  test "the session of the view stays available in lambdas" do
    tab_bar = declare { tab :home, title: -> { session[:theme] }, icon: "circle", path: "/" }
    assert_equal "dark", tab_bar.tabs.first.title
  end

  # P13.8
  test "the default revision is the time in milliseconds since 1970" do
    before = (Time.now.to_f * 1000).floor
    revision = declare {}.revision
    assert_includes before..(Time.now.to_f * 1000).ceil, revision
  end

  test "an app sets its own revision, or none" do
    assert_equal 7, declare(unread: 7) { revision { unread } }.page_for("/").revision
    configuration = declare { revision { nil } }.page_for("/")
    assert_equal '{"active":null,"tabs":[]}', configuration.json
  end

  test "the JSON has a fixed order of members and omits absent ones" do
    tab_bar = declare(user: "Robin") do
      revision { 1 }
      tab :home, title: "Home", icon: "house.fill", path: "/"
      tab :explore, title: "A/B & \"C\" \u2028", icon: "x", path: "/explore", deprecated: :soft, badge: 1
      tab :favorites, title: "Favorites", icon: "x", path: "/favorites", replacing: :explore
    end
    assert_equal <<~JSON.delete("\n"), tab_bar.page_for("/").json
      {"active":"home","revision":1,"tabs":[
      {"icon":"house.fill","id":"home","path":"/","title":"Home"},
      {"badge":"1","deprecated":"soft","icon":"x","id":"explore","path":"/explore","title":"A/B & \\"C\\" \u2028"},
      {"icon":"x","id":"favorites","path":"/favorites","replaces":"explore","title":"Favorites"}]}
    JSON
  end

  # P11.18
  test "the JSON of a stream is live" do
    tab_bar = declare { revision { 1 } }
    assert_equal '{"active":null,"live":true,"revision":1,"tabBarHidden":true,"tabs":[]}',
                 tab_bar.page_for("/", live: true, hidden: true).json
  end

  test "titles are translated in the scope of the tab bar" do
    assert_equal "Home", ApplicationTabBar.new(PagesController.new.view_context).t(".home")
    I18n.with_locale(:de) { assert_equal "Start", ApplicationTabBar.new(PagesController.new.view_context).t(".home") }
    assert_equal "Given", ApplicationTabBar.new(PagesController.new.view_context).t("missing", default: "Given")
  end

  private

  def declare(**view, &declaration)
    tab_bar_class(&declaration).new(View.new(**view))
  end
end
