# frozen_string_literal: true

require "support/test_case"
require "open3"

class MistakesTest < ActiveSupport::TestCase
  # What is declared, the mistake, and the ids that are left if it is left out.
  MISTAKES = {
    "an empty id" => [
      ["", "explore", "library"], "emptyID", "$.tabs[0].id", %w[explore library],
      'the tab "" would be rejected by the apps: emptyID at $.tabs[0].id: the id is empty; ' \
      "give every tab a lasting name of its own"
    ],
    "an id that is there twice" => [
      %w[home explore home], "duplicateID", "$.tabs[2].id", %w[home explore],
      'the tab "home" would be rejected by the apps: duplicateID at $.tabs[2].id: a tab before it has the id "home" ' \
      "too; ids must be unique"
    ],
    "a single tab" => [
      %w[home], "singleTab", "$.tabs", [],
      "the tab bar would be rejected by the apps: singleTab at $.tabs: there is one tab; send none, or two and more"
    ],
    "a path that leaves the app" => [
      ["home", "explore", { id: "out", path: "https://example.com" }], "unsafePath", "$.tabs[2].path", %w[home explore],
      'the tab "out" would be rejected by the apps: unsafePath at $.tabs[2].path: the path may lead away from the ' \
      "app: its first segment has a colon, as a scheme has; write it relative to the app's start, such as /explore"
    ],
    "a title that is missing" => [
      ["home", "explore", { id: "late", title: nil }], "malformed", "$.tabs[2].title", %w[home explore],
      'the tab "late" would be rejected by the apps: malformed at $.tabs[2].title: it is missing; every tab needs a ' \
      "title, an icon and a path"
    ],
    "a path that is missing" => [
      ["home", "explore", { id: "late", path: nil }], "malformed", "$.tabs[2].path", %w[home explore], nil
    ],
    "a title that is no text" => [
      ["home", "explore", { id: "late", title: 7 }], "malformed", "$.tabs[2].title", %w[home explore],
      'the tab "late" would be rejected by the apps: malformed at $.tabs[2].title: it is of the type Integer; text ' \
      "in UTF-8 is needed"
    ],
    "a title that is not UTF-8" => [
      ["home", "explore", { id: "late", title: "\xFF" }], "malformed", "$.tabs[2].title", %w[home explore], nil
    ],
    "a title in Latin-1" => [
      ["home", "explore", { id: "late", title: "Café".encode("ISO-8859-1") }], "malformed", "$.tabs[2].title",
      %w[home explore],
      'the tab "late" would be rejected by the apps: malformed at $.tabs[2].title: it is text in ISO-8859-1 that is ' \
      "not UTF-8; text in UTF-8 is needed"
    ],
    "a badge that is no text" => [
      ["home", "explore", { id: "late", badge: 1.5 }], "malformed", "$.tabs[2].badge", %w[home explore], nil
    ],
    "too many tabs" => [
      (1..65).map { |number| "tab#{number}" }, "tooManyTabs", "$.tabs", (1..64).map { |number| "tab#{number}" },
      "the tab bar would be rejected by the apps: tooManyTabs at $.tabs: there are 65 tabs; at most 64 are accepted"
    ],
    "too much text" => [
      ["home", { id: "long", title: "x" * 250_000 }, "explore"], "tooLarge", "$", %w[home explore], nil
    ],
    "too much text in both of two tabs" => [
      [{ id: "one", title: "x" * 200_000 }, { id: "two", title: "x" * 200_000 }], "tooLarge", "$", [], nil
    ],
    "one mistake that brings another" => [
      ["home", { id: "out", path: "//example.com" }], "unsafePath", "$.tabs[1].path", [], nil
    ]
  }.freeze

  MISTAKES.each do |name, (tabs, code, place, left, message)|
    test "#{name} is named precisely in development" do
      mistake = assert_raises(Tabwire::TabBarMistake) { with_mistakes(:fail) { declare(tabs).page_for("/") } }
      assert_equal [code, place], [mistake.reason.code, mistake.reason.path]
      assert_equal message, mistake.message if message
    end

    test "#{name} is left out and logged in production" do
      lines = logged do
        configuration = with_mistakes(:leave_out) { declare(tabs).configuration_for("/") }
        assert_equal left, configuration.tabs.map(&:id)
      end
      assert_match(/\ATabwire: the tab.* would be rejected by the apps: #{code} at #{Regexp.escape(place)}: /,
                   lines.first)
    end
  end

  test "a revision that clients cannot count with is named, or left out" do
    [-1, 2**53, 1.5, "1"].each do |number|
      tab_bar = declare(%w[home explore]) { revision { number } }
      mistake = assert_raises(Tabwire::TabBarMistake) { tab_bar.page_for("/") }
      assert_equal "the tab bar would be rejected by the apps: malformed at $.revision: it is #{number.inspect}; an " \
                   "integer from 0 to 9007199254740991 is needed", mistake.message
      configuration = with_mistakes(->(_) {}) { tab_bar.configuration_for("/") }
      assert_equal [nil, 2], [configuration.revision, configuration.tabs.size]
    end
  end

  {
    nil => ["$.tabs", "it is nil; return the tabs in a list, or [] for none", []],
    { home: "/" } => ["$.tabs", "it is of the type Hash; return the tabs in a list, or [] for none", []],
    ["home", "explore", nil] => ["$.tabs[2]", "it is nil; a Tabwire::Tab is needed", %w[home explore]],
    ["home", 7, "explore"] => ["$.tabs[1]", "it is of the type Integer; a Tabwire::Tab is needed", %w[home explore]],
    [false, "explore"] => ["$.tabs[0]", "it is of the type FalseClass; a Tabwire::Tab is needed", []]
  }.each do |returned, (place, reason, left)|
    test "tabs that are #{returned.inspect} are named precisely, and left out in production" do
      returned = returned.map { |tab| tab.is_a?(String) ? plain_tab(tab) : tab } if returned.is_a?(Array)
      tab_bar = tab_bar_class { define_method(:tabs) { returned } }.new(nil)
      mistake = assert_raises(Tabwire::TabBarMistake) { tab_bar.page_for("/") }
      assert_equal "malformed at #{place}: #{reason}", mistake.reason.message
      lines = logged do
        assert_equal left, with_mistakes(:leave_out) { tab_bar.configuration_for("/") }.tabs.map(&:id)
      end
      assert_match(/\ATabwire: the tab bar would be rejected by the apps: malformed at /, lines.first)
    end
  end

  test "who is signed in is never left out alone: nobody keeps the tabs of somebody else" do
    wrong_user = declare(%w[home explore]) { session { Object.new } }
    wrong_key = declare(%w[home explore]) { define_method(:session_key) { 7 } }
    { wrong_user => Tabwire::SessionMistake, wrong_key => Tabwire::TabBarMistake }.each do |tab_bar, type|
      assert_raises(type) { tab_bar.page_for("/") }
      lines = logged do
        configuration = with_mistakes(:leave_out) { tab_bar.configuration_for("/") }
        assert_equal [[], nil, nil], [configuration.tabs, configuration.active, configuration.session]
      end
      assert_equal 1, lines.size
      assert_match(/session/, lines.first)
    end
    long_key = declare(%w[home explore]) { define_method(:session_key) { "x" * 300_000 } }
    configuration = with_mistakes(->(_) {}) { long_key.configuration_for("/") }
    assert_equal [[], nil], [configuration.tabs, configuration.session]
  end

  test "the first reason in the protocol's order is reported" do
    tabs = [{ id: "out", path: "//x" }, "", "same", "same", { id: "late", title: nil }]
    codes = []
    with_mistakes(->(mistake) { codes << mistake.reason.code }) { declare(tabs).page_for("/") }
    assert_equal %w[malformed emptyID duplicateID unsafePath singleTab], codes
  end

  test "the app may take the mistakes, to report them" do
    mistakes = []
    with_mistakes(mistakes.method(:push)) { declare(%w[home]).page_for("/") }
    assert_equal(%w[singleTab], mistakes.map { |mistake| mistake.reason.code })
  end

  test "mistakes fail in development and tests, and nowhere else" do
    assert_equal :fail, Tabwire.config.mistakes
    policies = %w[development test staging production].map { |env| Tabwire::MistakePolicy.default_for(env) }
    assert_equal %i[fail fail leave_out leave_out], policies
  end

  test "a policy that does not exist is noticed when the app starts" do
    [:fail, :leave_out, ->(_) {}].each { |policy| assert_nil Tabwire::MistakePolicy.check(policy) }
    [:raise, "fail", false].each do |policy|
      error = assert_raises(ArgumentError) { Tabwire::MistakePolicy.check(policy) }
      assert_equal "config.tabwire.mistakes: #{policy.inspect} is neither :fail nor :leave_out, nor can it be called " \
                   "with a mistake", error.message
    end
    output, status = Open3.capture2e("ruby", "-I", File.join(GEM, "lib"), "-e", <<~RUBY)
      require "rails"
      require "tabwire-rails"
      class App < Rails::Application
        config.eager_load = false
        config.logger = Logger.new(nil)
        initializer("app's own") { config.tabwire.mistakes = :raise }
      end
      App.initialize!
    RUBY
    assert_not status.success?
    assert_match(/config\.tabwire\.mistakes: :raise is neither/, output)
  end

  test "paths are unsafe exactly if they could lead to another origin" do
    ["/", "", "explore", "/a:b", "?a:b", "#a:b", "a/b:c", "/a//b", "../up", "/café", "/\u00A0"].each do |path|
      assert_nil Tabwire::PathSafety.objection_to(path), path.inspect
    end
    ["https://x", "javascript:x", "a:b", "//x", "\\x", "/\\x", "/ x", "/\tx", "/\nx", "/\u0000", "/\u007F", "/\u0085"]
      .each { |path| assert Tabwire::PathSafety.objection_to(path), path.inspect }
  end

  test "what is accepted but odd is logged" do
    tab_bar = tab_bar_class do
      define_method(:tabs) do
        [
          Tabwire::Tab.new("home", title: "", icon: "", path: "/", replacing: "home"),
          Tabwire::Tab.new("explore", title: "", icon: "", path: "/explore", replacing: "nothing"),
          Tabwire::Tab.new("library", title: "", icon: "", path: "/library", replacing: "home", deprecated: "softly")
        ]
      end
    end.new(nil)
    assert_equal [
      "Tabwire: TestTabBar: invalidReplaces at $.tabs[0].replaces: the tab replaces itself; ignored",
      "Tabwire: TestTabBar: invalidReplaces at $.tabs[1].replaces: no tab has the id \"nothing\"; ignored",
      "Tabwire: TestTabBar: unknownDeprecation at $.tabs[2].deprecated: \"softly\" is neither soft nor hard; read as " \
      "soft",
      "Tabwire: TestTabBar: invalidReplaces at $.tabs[2].replaces: the tab \"home\" is not deprecated; ignored"
    ], (logged { tab_bar.page_for("/") })
  end

  private

  def declare(tabs, &declaration)
    tab_bar_class do
      class_eval(&declaration) if declaration
      define_method(:tabs) do
        tabs.map do |options|
          options = { id: options } if options.is_a?(String)
          Tabwire::Tab.new(options[:id], **{ title: "Title", icon: "circle", path: "/#{options[:id]}" },
**options.except(:id))
        end
      end
    end.new(nil)
  end
end
