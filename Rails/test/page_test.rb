# frozen_string_literal: true

require "support/test_case"
require "tabwire/testing"

class PageTest < ActionDispatch::IntegrationTest
  test "a signed-out user gets an explicit configuration without tabs" do
    get "/"
    assert_equal({ "active" => nil, "tabs" => [] }, configuration.except("revision", "session"))
    assert_select "nav.tab-bar[hidden]:empty", 1
  end

  # P9.4, P9.6
  test "a page embeds the configuration for apps and links for browsers" do
    sign_in "reader"
    get "/explore/3"
    assert_equal(
      {
        "active" => "explore",
        "tabs" => [
          { "badge" => "6", "icon" => "house.fill", "id" => "home", "path" => "/", "title" => "Home" },
          { "icon" => "magnifyingglass", "id" => "explore", "owns" => ["/topics"], "path" => "/explore",
            "title" => "Explore" },
          { "icon" => "books.vertical", "id" => "library", "path" => "/library", "title" => "Library" }
        ]
      }, configuration.except("revision", "session")
    )
    assert_equal %w[/ /explore /library], (css_select("nav a.tab").map { |link| link["href"] })
    assert_equal [nil, "true", nil], (css_select("nav a.tab").map { |link| link["aria-current"] })
  end

  test "a link has an icon, a title and a badge" do
    sign_in "reader"
    get "/library"
    assert_includes response.body, <<~HTML.delete("\n")
      <a class="tab" data-tab="home" href="/"><span class="tab-icon" aria-hidden="true">
      <svg data-name="house.fill"></svg></span>
      <span class="tab-title">Home</span> <span class="tab-badge">6</span></a>
    HTML
    assert_select "nav.tab-bar[data-controller=navigation][aria-label=Tabs] a[data-tab=library][aria-current=page]", 1
  end

  # P13.1, P13.8
  test "the session key depends on the user, and the revision never decreases" do
    sign_in "reader"
    first = configuration_of "/"
    second = configuration_of "/explore"
    sign_in "writer"
    third = configuration_of "/"
    assert_equal first["session"], second["session"]
    assert_not_equal second["session"], third["session"]
    assert_operator first["revision"], :<=, second["revision"]
  end

  test "signing out changes the session key, so that apps discard the pages of the user" do
    signed_out = configuration_of "/"
    sign_in "reader"
    signed_in = configuration_of "/"
    assert_equal 2, [signed_out, signed_in].pluck("session").compact.uniq.size
    sign_in nil
    assert_equal signed_out["session"], configuration_of("/")["session"]
  end

  test "titles follow the locale of the request" do
    sign_in "reader"
    I18n.with_locale(:de) { assert_equal %w[Start Entdecken Library], configuration_of("/")["tabs"].pluck("title") }
  end

  test "a page has the tabs, locale and paths of its own request, with any cache" do
    titles = { en: %w[Home Explore Library], de: %w[Start Entdecken Library] }
    requests = %w[reader writer].product(titles.keys, ["", "/app"], [nil, "old", "new"])
    sessions = (requests * 3).shuffle(random: Random.new(1)).map do |user, language, script_name, design|
      sign_in user
      I18n.with_locale(language) { get "/explore", params: { design: }.compact, env: { "SCRIPT_NAME" => script_name } }
      tabs = user == "reader" ? 3 : 2
      paths = %w[/ /explore /library].first(tabs).map { |path| "#{script_name}#{path}#{"?design=#{design}" if design}" }
      assert_equal titles[language].first(tabs), configuration["tabs"].pluck("title")
      assert_equal paths, configuration["tabs"].pluck("path")
      assert_equal paths, (css_select("nav a.tab").map { |link| link["href"] })
      assert_equal user.size.to_s, configuration["tabs"].first["badge"]
      assert_equal "explore", configuration["active"]
      [user, configuration["session"]]
    end
    assert_equal 2, sessions.uniq.size
  end

  test "a component renders the same markup, with its own attributes" do
    sign_in "reader"
    get "/component"
    assert_select 'nav.bar[data-controller="navigation scroll"][aria-label=Main] a.tab', 3
    assert_select "nav.tab-bar, .tab-icon", 0
    assert_equal "home", configuration["active"]
  end

  test "a block writes its own links, and does not run in bootstrap" do
    get "/markup"
    assert_select "nav[hidden]:empty", 1
    sign_in "reader"
    get "/markup"
    assert_select "nav > a#tab-library[href='/library']", "Library"
    assert_equal 3, configuration["tabs"].size
  end

  test "controllers and views know the native app" do
    get "/app", headers: { "User-Agent" => "Trails/2.1 Hotwire Native iOS; bridge-components: [navigation]" }
    assert_equal({ "platform" => "iOS", "version" => "2.1", "native" => true }, response.parsed_body)
    get "/app", headers: { "User-Agent" => "Mozilla/5.0" }
    assert_equal({ "platform" => nil, "version" => nil, "native" => false }, response.parsed_body)
  end

  test "the element is hidden and empty in an app with a native tab bar, before any JavaScript runs" do
    sign_in "reader"
    get "/", headers: { "User-Agent" => "Hotwire Native iOS; bridge-components: [navigation]" }
    assert_select "nav.tab-bar[hidden][data-controller=navigation]:empty", 1
    assert_equal 3, configuration["tabs"].size
    get "/", headers: { "User-Agent" => "Hotwire Native iOS; bridge-components: [form]" }
    assert_select "nav.tab-bar:not([hidden]) a.tab", 3
  end

  test "a tab bar for apps only is hidden and empty in browsers" do
    sign_in "reader"
    get "/apps_only"
    assert_select "nav.tab-bar[hidden]:empty", 1
    assert_equal 3, configuration["tabs"].size
  end

  test "attributes are merged, whatever the type of their keys" do
    tab_bar = tab_bar_class { %w[home explore].each { |id| tab id, title: id, icon: "x", path: "/#{id}" } }
    [
      { data: { controller: "scroll", id: 1 }, aria: { describedby: "hint" } },
      { "data" => { "controller" => "scroll", "id" => 1 }, "aria" => { "describedby" => "hint" } },
      { "data-controller": "scroll", "data-id": 1, "aria-describedby": "hint" },
      { "data-controller" => "scroll", "data-id" => 1, "aria-describedby" => "hint" }
    ].each do |attributes|
      html = view_of("/").tab_bar(tab_bar, label: "Main", **attributes)
      assert_equal [1, 1], [html.scan("data-controller=").size, html.scan("aria-label=").size], attributes.inspect
      nav = Nokogiri::HTML5.fragment(html).children.first
      assert_equal ["navigation scroll", "1", "hint", "Main", "tab-bar"],
                   nav.to_h.values_at("data-controller", "data-id", "aria-describedby", "aria-label", "class")
    end
  end

  test "a given aria-label replaces the default label" do
    assert_includes view_of("/home").tab_bar(tab_bar_of_two, aria: { label: "Main" }), 'aria-label="Main"'
  end

  test "the default label is translated" do
    assert_includes view_of("/").tab_bar(tab_bar_of_two), 'aria-label="Tabs"'
    I18n.with_locale(:de) { assert_includes view_of("/").tab_bar(tab_bar_of_two), 'aria-label="Bereiche"' }
  end

  test "the Stimulus identifier is configurable, and its element is found by the test helper" do
    Tabwire.config.controller = "tabwire--navigation"
    html = view_of("/").tab_bar(tab_bar_of_two, data: { controller: "scroll" })
    nav = Nokogiri::HTML5.fragment(html).children.first
    assert_equal "tabwire--navigation scroll", nav["data-controller"]
    assert_equal "home", JSON.parse(nav["data-tabwire--navigation-configuration-value"])["active"]
    assert_equal %w[home explore], Tabwire::Testing.new(html).tabs
  ensure
    Tabwire.config.controller = "navigation"
  end

  test "a stream names the Stimulus identifier, if it is another one" do
    streaming = -> { Nokogiri::HTML5.fragment(view_of("/").tab_bar(tab_bar_of_two, stream: "/tabs")).children.first }
    assert_nil streaming.call["data-tab-bar-updates-controller-value"]
    Tabwire.config.controller = "tabwire--navigation"
    assert_equal "tabwire--navigation tab-bar-updates", streaming.call["data-controller"]
    assert_equal "tabwire--navigation", streaming.call["data-tab-bar-updates-controller-value"]
  ensure
    Tabwire.config.controller = "navigation"
  end

  test "the component has the methods that render and slots call" do
    component = Tabwire::TabBarComponent.new(tab_bar_of_two)
    assert_equal :html, component.format
    assert_not_predicate component, :content?
    component.__vc_original_view_context = view_of("/")
    assert_includes component.render_in(view_of("/")), "<nav"
  end

  # P13.11
  test "a conditional request by another user, or after a change, is not answered with 304" do
    sign_in "reader"
    get "/cached"
    etag = { "If-None-Match" => response.headers["ETag"] }
    get "/cached", headers: etag
    assert_response :not_modified
    get "/cached", headers: { **etag, "User-Agent" => "Hotwire Native iOS; bridge-components: [navigation]" }
    assert_response :success
    I18n.with_locale(:de) { get "/cached", headers: etag }
    assert_response :success
    %w[writer reader!].push(nil).each do |user|
      sign_in user
      get "/cached", headers: etag
      assert_response :success
    end
  end

  test "a conditional request that accepts any format is not answered with 304 for another user" do
    any = { "Accept" => "*/*" }
    sign_in "reader"
    get "/cached", headers: any
    etag = { "If-None-Match" => response.headers["ETag"] }
    get "/cached", headers: { **any, **etag }
    assert_response :not_modified
    sign_in "writer"
    get "/cached", headers: { **any, **etag }
    assert_response :success
    assert_select "nav.tab-bar"
  end

  test "the ETag of another format does not depend on the tab bar" do
    get "/cached.json"
    etag = { "If-None-Match" => response.headers["ETag"] }
    sign_in "writer"
    get "/cached.json", headers: etag
    assert_response :not_modified
  end

  test "outside a request, the tab bar takes the path of its page, and is live" do
    html = PagesController.render(inline: '<%= tab_bar path: "/explore/3" %>', layout: false)
    embedded = Tabwire::Testing.new(html).configuration
    assert_equal [nil, true], embedded.values_at("active", "live")
    html = PagesController.render(inline: '<%= tab_bar bar, path: "/explore/3" %>', locals: { bar: tab_bar_of_two })
    assert_equal "explore", Tabwire::Testing.new(html).active
    assert_includes html, 'aria-current="true"'
  end

  test "outside a request, a missing path is reported" do
    error = assert_raises(ActionView::Template::Error) { PagesController.render(inline: "<%= tab_bar %>") }
    assert_equal "tab_bar: there is no request; pass path:, the path of the page that shows the tab bar", error.message
  end

  test "outside a request, a helper that needs one is reported with its place" do
    tab_bar = tab_bar_class do
      tab :home, title: -> { nil.authenticate }, icon: "x", path: "/"
    end
    error = assert_raises(ActionView::Template::Error) do
      PagesController.render(inline: '<%= tab_bar bar, path: "/" %>', locals: { bar: tab_bar })
    end
    assert_match(/\Atab "home": title: undefined method .authenticate. for nil.*; outside a request, helpers that /,
                 error.message)
  end

  test "a missing translation raises, and falls back in production" do
    tab_bar = tab_bar_class do
      tab :home, title: -> { t(".home") }, icon: "x", path: "/"
      tab :saved_lists, title: -> { t(".saved_lists") }, icon: "x", path: "/lists"
      tab :given, title: -> { t(".given", default: "Given") }, icon: "x", path: "/given"
      define_singleton_method(:translation_scope) { "application_tab_bar" }
    end
    error = assert_raises(Tabwire::TranslationError) { tab_bar.new(view_of("/")).page_for("/") }
    assert_equal "translation missing: en.application_tab_bar.saved_lists; add it, or pass default:", error.message
    lines = logged do
      with_policy(:log) do
        titles = %i[en ja].map { |locale| I18n.with_locale(locale) { tab_bar.new(view_of("/")).tabs.map(&:title) } }
        assert_equal [["Home", "Saved lists", "Given"]] * 2, titles
      end
    end
    assert_equal ["Tabwire: translation missing: en.application_tab_bar.saved_lists; add it, or pass default:",
                  "Tabwire: translation missing: ja.application_tab_bar.home; add it, or pass default:",
                  "Tabwire: translation missing: ja.application_tab_bar.saved_lists; add it, or pass default:"], lines
  end

  test "every string is shown literally" do
    hostile = [
      "</nav><script>x</script>", "\"'&<>", "&quot;&amp;lt;", "<!--", "\" onclick=\"alert(1)", "<b>".html_safe,
      "']}\">", "\u{2028}", "\u{1}\u{7F}\n\t", "\u{202E}gnihton", "e\u{301}<", "\u{1F469}\u{200D}\u{1F467}",
      "\\\"", "]]>", "<%= x %>"
    ]
    hostile.each do |text|
      tab_bar = Class.new(Tabwire::TabBar) do
        define_singleton_method(:name) { "HostileTabBar" }
        session false
        tab :home, title: text, icon: text, path: "/", badge: text
        tab text, title: "Other", icon: "circle", path: "/other"
      end
      html = PagesController.new.tap { |controller| controller.request = ActionDispatch::TestRequest.create }
                            .view_context.tab_bar(tab_bar, icon: :to_str.to_proc, label: text)
      nav = Nokogiri::HTML5.fragment(html).children
      assert_equal [1, "nav"], [nav.size, nav.first.name]
      embedded = JSON.parse(nav.first["data-navigation-configuration-value"])
      assert_equal [text, text, text, text],
                   [*embedded["tabs"].first.values_at("title", "icon", "badge"), embedded["tabs"].last["id"]]
      assert_equal text, nav.first["aria-label"]
      assert_equal [text, text], nav.css(".tab-title, .tab-badge").first(2).map(&:text)
      assert_equal %w[a span], nav.css("a, a *").map(&:name).uniq
    end
  end

  # P4.7
  test "hide_tab_bar hides the native tab bar of this page, and keeps tabs and links" do
    sign_in "reader"
    get "/fullscreen"
    assert_equal true, configuration["tabBarHidden"]
    assert_equal 3, configuration["tabs"].size
    assert_select "nav.tab-bar:not([hidden]) a.tab", 3
    assert_not configuration_of("/").key?("tabBarHidden")
  end

  test "hide_tab_bar after the tab bar raises" do
    view = view_of("/")
    view.tab_bar
    error = assert_raises(ArgumentError) { view.hide_tab_bar }
    assert_equal "hide_tab_bar: call it before the tab bar is rendered", error.message
  end

  test "hide_tab_bar applies after page_tab_bar was read" do
    view = view_of("/")
    assert_not view.page_tab_bar.as_json[:tabBarHidden]
    assert_nil view.hide_tab_bar
    assert view.page_tab_bar.as_json[:tabBarHidden]
  end

  test "versions, owned paths and eager tabs do not change the links, and cost at most 1.3 times the bytes" do
    plain = element(false)
    full = element(true)
    assert_equal(*[plain, full].map { |html| html.sub(/data-navigation-configuration-value="[^"]*"/, "") })
    assert_operator full.bytesize, :<=, 1.3 * plain.bytesize
    assert_operator full.scan("version").size, :==, 5
  end

  test "an error in development names the invalid tab" do
    sign_in "reader"
    error = with_title(7) { assert_raises(ActionView::Template::Error) { get "/" } }
    assert_equal "tab \"library\": apps would reject it: malformed at $.tabs[2].title: it is of type Integer " \
                 "(use a UTF-8 string)", error.message
  end

  test "an error in production omits the tab, and the page renders" do
    sign_in "reader"
    lines = logged { with_title(7) { with_policy(:log) { get "/" } } }
    assert_response :success
    assert_equal %w[home explore], configuration["tabs"].pluck("id")
    assert lines.any?(/Tabwire: tab "library": apps would reject it/)
  end

  test "an error in production is logged once" do
    sign_in "reader"
    lines = logged do
      with_policy(:log) { 3.times { with_title(8.5) { get "/" } } }
      with_policy(:log) { with_title(9r) { get "/" } }
    end
    assert_equal [/Float/, /Rational/].map { |type| lines.grep(/Tabwire: .*#{type}/).size }, [1, 1]
  end

  # P9.5
  test "a permanent tab bar raises, and changes with its page in production" do
    [{ data: { turbo_permanent: true } }, { "data-turbo-permanent": "" }].each do |options|
      component = -> { PagesController.render(inline: "<%= tab_bar(path: '/', **#{options.inspect}) %>") }
      error = with_policy(:raise) { assert_raises(StandardError, &component) }
      assert_kind_of Tabwire::PermanentTabBarError, error.cause || error
      assert_no_match(/permanent/, with_policy(:log, &component))
    end
  end

  test "a tab bar in a permanent element raises, and changes with its page in production" do
    open_tags = ['<div id="a" data-turbo-permanent>',
                 '<section data-action="click->a#b" data-turbo-permanent="true" id="a">',
                 "<div id=a\n  data-turbo-permanent=''>"]
    open_tags.each do |tag|
      name = tag[/\w+/]
      assert_raises(Tabwire::PermanentTabBarError) { get "/inside", params: { before: tag, after: "</#{name}>" } }
      with_policy(:log) { get "/inside", params: { before: "#{tag}<#{name}>é</#{name}>", after: "</#{name}>" } }
      assert_no_match(/permanent/, response.body)
      assert_select "#a nav[data-navigation-configuration-value]", 1
    end
  end

  test "permanent elements beside the tab bar stay" do
    beside = '<div id="a" data-turbo-permanent><div></div></div>' \
             '<p data-turbo-permanent id="b"><input data-turbo-permanent>'
    get "/inside", params: { before: "#{beside}<div>", after: "</div>" }
    assert_includes response.body, beside
  end

  test "permanent elements are found in linear time" do
    html = "#{'<div data-turbo-permanent ' * 20_000}<nav>#{'<div>' * 20_000}</nav>"
    assert_nothing_raised { Timeout.timeout(10) { Tabwire::PageElements.new(html).permanent_around { true } } }
  end

  private

  def sign_in(user) = post("/sign-in", params: { user: })

  def configuration = JSON.parse(css_select("nav").first["data-navigation-configuration-value"])

  def tab_bar_of_two
    tab_bar_class { %w[home explore].each { |id| tab id, title: id.titleize, icon: "x", path: "/#{id}" } }
  end

  def view_of(path)
    request = ActionDispatch::TestRequest.create("PATH_INFO" => path)
    PagesController.new.tap { |controller| controller.request = request }.view_context
  end

  # Returns the element of a bar of five tabs, with or without the optional members.
  def element(full)
    tab_bar = tab_bar_class do
      revision { 1_795_312_800_000 }
      %w[home explore library favorites profile].each do |id|
        options = full ? { version: 42, owns: (["/topics"] if id == "explore"), eager: id == "explore" } : {}
        tab id, title: id.titleize, icon: "magnifyingglass", path: "/#{id}", badge: 3, **options
      end
    end
    view_of("/").tab_bar(tab_bar, icon: ->(name) { "<svg>#{name}</svg>".html_safe })
  end

  def configuration_of(path)
    get path
    configuration
  end

  # Gives a tab an invalid title.
  def with_title(title)
    before = ApplicationTabBar.declarations
    declaration = Tabwire::TabDeclaration.new(:library, title: -> { title }, icon: "circle", path: "/library")
    ApplicationTabBar.send(:declarations=, [*before.first(2), declaration])
    yield
  ensure
    ApplicationTabBar.send(:declarations=, before)
  end
end
