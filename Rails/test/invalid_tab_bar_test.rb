# frozen_string_literal: true

require "support/test_case"
require "open3"

class InvalidTabBarTest < ActiveSupport::TestCase
  # The declared tabs, the error, the remaining ids under the policy :log, and the message.
  ERRORS = {
    "an empty id" => [
      ["", "explore", "library"], "emptyID", "$.tabs[0].id", %w[explore library],
      'tab "": apps would reject it: emptyID at $.tabs[0].id: the id is empty; give every tab a stable id of its own'
    ],
    "a duplicate id" => [
      %w[home explore home], "duplicateID", "$.tabs[2].id", %w[home explore],
      'tab "home": apps would reject it: duplicateID at $.tabs[2].id: an earlier tab has the id "home" too; ids must ' \
      "be unique"
    ],
    "a single tab" => [
      %w[home], "singleTab", "$.tabs", [],
      "tab bar: apps would reject it: singleTab at $.tabs: there is one tab; send none, or at least two"
    ],
    "a path that leaves the app" => [
      ["home", "explore", { id: "out", path: "https://example.com" }], "unsafePath", "$.tabs[2].path", %w[home explore],
      'tab "out": apps would reject it: unsafePath at $.tabs[2].path: the path may lead away from the app: its ' \
      "first segment contains a colon, like a scheme; write it relative to the app's start URL, such as /explore"
    ],
    "a missing title" => [
      ["home", "explore", { id: "late", title: nil }], "malformed", "$.tabs[2].title", %w[home explore],
      'tab "late": apps would reject it: malformed at $.tabs[2].title: it is missing; every tab needs a title, an ' \
      "icon and a path"
    ],
    "a missing path" => [
      ["home", "explore", { id: "late", path: nil }], "malformed", "$.tabs[2].path", %w[home explore], nil
    ],
    "a title that is not a string" => [
      ["home", "explore", { id: "late", title: 7 }], "malformed", "$.tabs[2].title", %w[home explore],
      'tab "late": apps would reject it: malformed at $.tabs[2].title: it is of type Integer (use a UTF-8 string)'
    ],
    "a title that is not UTF-8" => [
      ["home", "explore", { id: "late", title: "\xFF" }], "malformed", "$.tabs[2].title", %w[home explore], nil
    ],
    "a title in Latin-1" => [
      ["home", "explore", { id: "late", title: "Café".encode("ISO-8859-1") }], "malformed", "$.tabs[2].title",
      %w[home explore],
      'tab "late": apps would reject it: malformed at $.tabs[2].title: it is a ISO-8859-1 string that is not valid ' \
      "UTF-8 (use a UTF-8 string)"
    ],
    "an owned path that is not a string" => [
      ["home", "explore", { id: "late", owns: ["/a", 7] }], "malformed", "$.tabs[2].owns[1]", %w[home explore], nil
    ],
    "too many owned paths" => [
      ["home", "explore", { id: "late", owns: ["/a"] * 33 }], "malformed", "$.tabs[2].owns", %w[home explore],
      'tab "late": apps would reject it: malformed at $.tabs[2].owns: it has 33 paths; at most 32 are accepted'
    ],
    "an owned path that leaves the app" => [
      ["home", "explore", { id: "out", owns: ["/a", "//x"] }], "unsafePath", "$.tabs[2].owns[1]", %w[home explore], nil
    ],
    "too many tabs" => [
      (1..65).map { |number| "tab#{number}" }, "tooManyTabs", "$.tabs", (1..64).map { |number| "tab#{number}" },
      "tab bar: apps would reject it: tooManyTabs at $.tabs: there are 65 tabs; at most 64 are accepted"
    ],
    "a deprecation that is no text" => [
      ["home", "explore", { id: "late", deprecated: true }], "malformed", "$.tabs[2].deprecated", %w[home explore],
      'tab "late": apps would reject it: malformed at $.tabs[2].deprecated: it is of type TrueClass (use :soft or ' \
      ":hard)"
    ],
    "too much text" => [
      ["home", { id: "long", title: "x" * 250_000 }, "explore"], "tooLarge", "$", %w[home explore], nil
    ],
    "too much text in both of two tabs" => [
      [{ id: "one", title: "x" * 200_000 }, { id: "two", title: "x" * 200_000 }], "tooLarge", "$", [], nil
    ],
    "an error that causes another" => [
      ["home", { id: "out", path: "//example.com" }], "unsafePath", "$.tabs[1].path", [], nil
    ]
  }.freeze

  ERRORS.each do |name, (tabs, code, place, left, message)|
    # P13.17
    test "#{name} raises a precise error in development" do
      error = assert_raises(Tabwire::TabBarError) { with_policy(:raise) { declare(tabs).page_for("/") } }
      assert_equal [code, place], [error.code, error.path]
      assert_equal message, error.message if message
    end

    # P13.17
    test "#{name} is omitted and logged in production" do
      lines = logged do
        configuration = with_policy(:log) { declare(tabs).page_for("/") }
        assert_equal left, configuration.tabs.map(&:id)
      end
      assert_match(/\ATabwire: tab.*: apps would reject it: #{code} at #{Regexp.escape(place)}: /, lines.first)
    end
  end

  # What is declared, the code, the member that is wrong, the member that is left out, and what is wrong.
  UNREADABLE = {
    "a badge that is no text" => [
      { badge: 1.5 }, "unreadable", "badge", :badge, "it is of type Float (use an integer, a UTF-8 string or :dot)"
    ],
    "a badge's label that is a number" => [
      { badge: 3, badge_label: 3 }, "unreadable", "badgeLabel", :badgeLabel,
      'it is of type Integer (use what a screen reader says, such as "3 unread messages")'
    ],
    "a badge's label that is not UTF-8" => [
      { badge: 3, badge_label: "\xFF" }, "unreadable", "badgeLabel", :badgeLabel,
      'it is a UTF-8 string that is not valid UTF-8 (use what a screen reader says, such as "3 unread messages")'
    ],
    "a version that is no text" => [
      { version: 1.5 }, "unreadable", "version", :version, "it is of type Float (use an integer or a UTF-8 string)"
    ],
    "an unknown role" => [{ role: :home }, "unknownRole", "role", :role, "it is :home (use :search)"],
    "a role that is no text" => [{ role: 1.5 }, "unreadable", "role", :role, "it is of type Float (use :search)"],
    "an image without a path" => [
      { image: { kind: :picture } }, "unreadable", "image.path", :image, "it is missing; every image needs a path"
    ],
    "an image whose path is no text" => [
      { image: 7 }, "unreadable", "image.path", :image, "it is of type Integer (use a UTF-8 string)"
    ],
    "an image of another origin" => [
      { image: "https://example.com/face.png" }, "unreadable", "image.path", :image,
      "the path may lead away from the app: its first segment contains a colon, like a scheme; write it relative to " \
      "the app's start URL, such as /explore"
    ],
    "an image of an unknown kind" => [
      { image: { path: "/face.png", kind: :round } }, "unreadable", "image.kind", :image,
      "it is :round (use :symbol or :picture)"
    ],
    "an image with a member that is no JSON" => [
      { image: { path: "/face.png", kind: 7 } }, "unreadable", "image.kind", :image,
      "it is of type Integer (use :symbol or :picture)"
    ]
  }.freeze

  UNREADABLE.each do |name, (options, code, place, member, reason)|
    # A member that cannot be read, also in an image (P22.12), counts as absent in apps (P6.19, P7.7).
    test "#{name} raises in development, and costs only itself in production" do
      tab_bar = declare(["home", "explore", { id: "late", **options }])
      error = assert_raises(Tabwire::TabBarError) { with_policy(:raise) { tab_bar.page_for("/") } }
      message = "tab \"late\": apps would leave it out: #{code} at $.tabs[2].#{place}: #{reason}"
      assert_equal [code, "$.tabs[2].#{place}", message], [error.code, error.path, error.message]

      lines = logged do
        page = with_policy(:log) { tab_bar.page_for("/") }
        declared = declare([{ id: "late", **options }]).tabs.first.as_json
        assert_equal declared.except(member), page.tabs[2].as_json
        assert_not_includes page.json, "example.com"
      end
      assert_equal ["Tabwire: #{message}"], lines
    end
  end

  test "what costs the tab is reported before what costs only itself" do
    codes = []
    tabs = ["home", "explore", { id: "a", badge: 1.5, image: {}, role: 1.5 }, { id: "b", path: "//x", version: 1.5 }]
    with_policy(->(error) { codes << error.code }) { declare(tabs).page_for("/") }
    assert_equal %w[unsafePath unreadable unreadable unreadable], codes
  end

  test "an invalid number on the app's icon raises, or is left out" do
    [-1, 2**53, 1.5, "1"].each do |number|
      tab_bar = declare(%w[home explore]) { define_method(:app_badge) { number } }
      error = assert_raises(Tabwire::TabBarError) { tab_bar.page_for("/") }
      assert_equal "tab bar: apps would leave it out: unreadable at $.appBadge: it is #{number.inspect}; an " \
                   "integer from 0 to 9007199254740991 can be read", error.message
      page = with_policy(->(_) {}) { tab_bar.page_for("/") }
      assert_equal [nil, 2], [page.as_json[:appBadge], page.tabs.size]
    end
  end

  # P4.6, P4.7, P25.1
  test "every value that counts as true is sent as true" do
    tab_bar = declare(%w[home explore]) { define_method(:reorders?) { Time.utc(2026) } }
    sent = JSON.parse(tab_bar.page_for("/", live: "yes", hidden: 1).json)
    assert_equal [true] * 3, sent.values_at("live", "reorders", "tabBarHidden")
    sent = JSON.parse(declare(%w[home explore]) { define_method(:reorders?) { nil } }.page_for("/", live: nil).json)
    assert_equal %w[active revision tabs], sent.keys.sort
  end

  test "an invalid revision raises, or is omitted" do
    [-1, 2**53, 1.5, "1"].each do |number|
      tab_bar = declare(%w[home explore]) { revision { number } }
      error = assert_raises(Tabwire::TabBarError) { tab_bar.page_for("/") }
      assert_equal "tab bar: apps would reject it: malformed at $.revision: it is #{number.inspect}; an integer " \
                   "from 0 to 9007199254740991 is needed", error.message
      configuration = with_policy(->(_) {}) { tab_bar.page_for("/") }
      assert_equal [nil, 2], [configuration.revision, configuration.tabs.size]
    end
  end

  {
    nil => ["$.tabs", "it is nil; return an array of tabs, or [] for no tab bar", []],
    { home: "/" } => ["$.tabs", "it is of type Hash; return an array of tabs, or [] for no tab bar", []],
    ["home", "explore", nil] => ["$.tabs[2]", "it is nil; return a Tabwire::Tab", %w[home explore]],
    ["home", 7, "explore"] => ["$.tabs[1]", "it is of type Integer; return a Tabwire::Tab", %w[home explore]],
    [false, "explore"] => ["$.tabs[0]", "it is of type FalseClass; return a Tabwire::Tab", []]
  }.each do |returned, (place, reason, left)|
    test "the tabs #{returned.inspect} raise a precise error, and are omitted in production" do
      returned = returned.map { |tab| tab.is_a?(String) ? plain_tab(tab) : tab } if returned.is_a?(Array)
      tab_bar = tab_bar_class { define_method(:tabs) { returned } }.new(nil)
      error = assert_raises(Tabwire::TabBarError) { tab_bar.page_for("/") }
      assert_equal "tab bar: apps would reject it: malformed at #{place}: #{reason}", error.message
      lines = logged do
        assert_equal left, with_policy(:log) { tab_bar.page_for("/") }.tabs.map(&:id)
      end
      assert_match(/\ATabwire: tab bar: apps would reject it: malformed at /, lines.first)
    end
  end

  test "an invalid session removes all tabs, so that no user keeps the pages of another" do
    invalid_user = declare(%w[home explore]) { session { Object.new } }
    invalid_key = declare(%w[home explore]) { define_method(:session_key) { 7 } }
    { invalid_user => Tabwire::SessionError, invalid_key => Tabwire::TabBarError }.each do |tab_bar, type|
      assert_raises(type) { tab_bar.page_for("/") }
      lines = logged do
        configuration = with_policy(:log) { tab_bar.page_for("/") }
        assert_equal [[], nil, nil], [configuration.tabs, configuration.active, configuration.session]
      end
      assert_equal 1, lines.size
      assert_match(/session/, lines.first)
    end
    long_key = declare(%w[home explore]) { define_method(:session_key) { "x" * 300_000 } }
    configuration = with_policy(->(_) {}) { long_key.page_for("/") }
    assert_equal [[], nil], [configuration.tabs, configuration.session]
  end

  test "the first error in the order of the protocol is reported" do
    tabs = [{ id: "out", path: "//x" }, "", "same", "same", { id: "late", title: nil }]
    codes = []
    with_policy(->(error) { codes << error.code }) { declare(tabs).page_for("/") }
    assert_equal %w[malformed emptyID duplicateID unsafePath singleTab], codes
  end

  test "a callable policy receives the errors" do
    errors = []
    with_policy(errors.method(:push)) { declare(%w[home]).page_for("/") }
    assert_equal(%w[singleTab], errors.map(&:code))
  end

  test "the default policy raises in development and tests, and logs elsewhere" do
    assert_equal :raise, Tabwire.config.on_invalid
    environments = %w[development test staging production]
    assert_equal %i[raise raise log log],
                 (environments.map { |name| Tabwire::InvalidTabBarPolicy.default_for(name) })
  end

  test "an unknown policy raises when the app starts" do
    [:raise, :log, ->(_) {}].each { |policy| assert_nil Tabwire::InvalidTabBarPolicy.check(policy) }
    [:fail, "raise", false].each do |policy|
      error = assert_raises(ArgumentError) { Tabwire::InvalidTabBarPolicy.check(policy) }
      assert_equal "config.tabwire.on_invalid: #{policy.inspect} is no policy (use :raise, :log or a callable that " \
                   "takes the error)", error.message
    end
    assert_match(/config\.tabwire\.on_invalid: :fail is no policy/, start_failing("config.tabwire.on_invalid = :fail"))
  end

  test "a tab bar class that does not exist raises when the app starts, except the default one" do
    assert_match(/config\.tabwire\.tab_bar: there is no class "AplicationTabBar" \(use/,
                 start_failing('config.tabwire.tab_bar = "AplicationTabBar"'))
    assert_nil Tabwire::Engine.check_tab_bar("ApplicationTabBar")
    assert_nil Tabwire::Engine.check_tab_bar("Tabwire::TabBar")
  end

  test "exactly the paths that could lead to another origin are unsafe" do
    ["/", "", "explore", "/a:b", "?a:b", "#a:b", "a/b:c", "/a//b", "../up", "/café", "/\u00A0"].each do |path|
      assert_nil Tabwire::Paths.violation_in(path), path.inspect
    end
    ["https://x", "javascript:x", "a:b", "//x", "\\x", "/\\x", "/ x", "/\tx", "/\nx", "/\u0000", "/\u007F", "/\u0085"]
      .each { |path| assert Tabwire::Paths.violation_in(path), path.inspect }
  end

  private

  # Returns what an app prints that does not start with a setting.
  def start_failing(setting)
    output, status = Open3.capture2e("ruby", "-I", File.join(GEM, "lib"), "-e", <<~RUBY)
      require "rails"
      require "tabwire-rails"
      class App < Rails::Application
        config.eager_load = false
        config.logger = Logger.new(nil)
        initializer("app's own") { #{setting} }
      end
      App.initialize!
    RUBY
    assert_not status.success?
    output
  end

  def declare(tabs, &declaration)
    tab_bar_class do
      class_eval(&declaration) if declaration
      define_method(:tabs) do
        tabs.map do |options|
          options = { id: options } if options.is_a?(String)
          defaults = { title: "Title", icon: "circle", path: "/#{options[:id]}" }
          Tabwire::Tab.new(options[:id], **defaults, **options.except(:id))
        end
      end
    end.new(nil)
  end
end
