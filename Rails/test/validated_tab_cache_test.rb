# frozen_string_literal: true

require "support/test_case"

class ValidatedTabCacheTest < ActiveSupport::TestCase
  setup { @cache = Tabwire::BoundedCache.new(Tabwire::ValidatedTabCache::MAXIMUM) }

  test "a page is the same with and without the cache" do
    random = Random.new(1)
    bars = Array.new(400) { bar(random) }
    expected = bars.map { |bar| with_cache(Tabwire::BoundedCache.new(0)) { html(bar) } }
    # A few bars are requested often and most once, as in real apps.
    order = Array.new(1500) { random.rand(random.rand(bars.size) + 1) }
    with_cache(@cache) { order.each { |index| assert_equal expected[index], html(bars[index]), bars[index].inspect } }
    assert_operator @cache.size, :>, 100
  end

  test "users with the same tabs get their own badge and session, and neither is cached" do
    with_cache(@cache) do
      pages = { "robin" => "7 of Robin", "priya" => nil, "noa" => "8 of Noa" }.map do |user, badge|
        html({ tabs: [[:home, { badge: }], [:explore, {}]], session: user, path: "/explore", start: "/" })
      end
      assert_equal [["7 of Robin"], [], ["8 of Noa"]], (pages.map { |page| page.scan(/\d of \w+/).uniq })
      sessions = pages.map { |page| page[/session&quot;:&quot;([\w-]+)/, 1] }
      assert_equal 3, sessions.compact.uniq.size
      assert_equal 1, @cache.size
      ["7 of", "8 of", "robin", *sessions].each { |secret| assert_not_includes @cache.inspect, secret }
      assert_includes @cache.inspect, "Explore"
    end
  end

  test "every property of a tab is part of the key" do
    first = [:home, { title: "Home", icon: "x", path: "/", owns: %w[/a /b] }]
    others = [
      [:start, first.last], [:home, { **first.last, title: "Start" }], [:home, { **first.last, icon: "y" }],
      [:home, { **first.last, path: "/home" }], [:home, { **first.last, owns: %w[/a] }],
      [:home, { **first.last, owns: %w[/b /a] }], [:home, { **first.last, deprecated: :soft }],
      [:home, { **first.last, deprecated: :hard }], [:home, { **first.last, replacing: :explore }],
      [:home, { **first.last, eager: true }]
    ]
    with_cache(@cache) do
      [first, *others].each { |tab| page_of({ tabs: [tab, [:explore, {}]], path: "/", start: "/" }) }
      page_of({ tabs: [[:explore, {}], first], path: "/", start: "/" })
      page_of({ tabs: [first, [:explore, {}]], path: "/", start: "/app/" })
      assert_equal others.size + 3, @cache.size
      same = [first.first, { **first.last, badge: 9, version: 9 }]
      page_of({ tabs: [same, [:explore, {}]], path: "/explore", start: "/" })
      assert_equal others.size + 3, @cache.size
    end
  end

  test "the cache never exceeds its maximum" do
    with_cache(@cache) do
      (2 * @cache.maximum).times { |number| page_of({ tabs: [[number, {}], [:home, {}]], path: "/", start: "/" }) }
      assert_equal [256, 256], [@cache.maximum, @cache.size]
    end
  end

  test "long strings are not cached" do
    long = "x" * Tabwire::ValidatedTabCache::MAXIMUM_BYTE_COUNT
    with_cache(@cache) do
      [{ title: long }, { icon: long }, { path: "/#{long}" }, { owns: long }, { replacing: long },
       { deprecated: long }].each do |options|
        page_of({ tabs: [[:home, options], [:explore, {}]], path: "/", start: "/" })
      end
      page_of({ tabs: [[long, {}], [:explore, {}]], path: "/", start: "/" })
      page_of({ tabs: [[:home, {}], [:explore, {}]], path: "/", start: "/#{long}/" })
      assert_equal 0, @cache.size
    end
  end

  test "a string that the app mutates later changes no other page" do
    title = +"Home"
    tabs = [[:home, { title:, owns: [+"/a"] }], [:explore, {}]]
    with_cache(@cache) do
      page_of({ tabs:, path: "/", start: "/" })
      title.replace("Mine")
      tabs.first.last[:owns].first.replace("/explore/mine")
      assert_equal "home", page_of({ tabs:, path: "/explore/mine", start: "/" }).configuration.active
      page = page_of({ tabs: [[:home, { title: "Home", owns: "/a" }], [:explore, {}]], path: "/a", start: "/" })
      assert_equal ["home", true, false],
                   [page.configuration.active, page.links_html.include?("Home"), page.links_html.include?("Mine")]
    end
  end

  test "an error is reported for every page, cached or not" do
    wrong = { tabs: [[:home, { title: 7 }], [:explore, {}]], path: "/", start: "/" }
    badge = { tabs: [[:home, {}], [:explore, { badge: 1.5 }]], path: "/", start: "/" }
    revision = { tabs: [[:home, {}], [:explore, {}]], path: "/", start: "/", revision: -1 }
    session = { tabs: [[:home, {}], [:explore, {}]], path: "/", start: "/", session_key: 7 }
    with_cache(@cache) do
      page_of({ tabs: [[:home, {}], [:explore, {}]], path: "/", start: "/" })
      { wrong => "$.tabs[0].title", badge => "$.tabs[1].badge", revision => "$.revision", session => "$.session" }
        .each do |bar, place|
        2.times do
          error = assert_raises(Tabwire::TabBarError) { page_of(bar) }
          assert_equal ["malformed", place], [error.reason.code, error.reason.path]
        end
      end
      assert_equal 1, @cache.size
    end
  end

  test "a warning is logged for every page in development" do
    warned = { tabs: [[:home, { replacing: :nobody }], [:explore, {}]], path: "/", start: "/" }
    with_cache(@cache) do
      lines = logged { 2.times { page_of(warned) } }
      assert_equal [2, 1], [lines.size, lines.uniq.size]
    end
  end

  test "threads get the bar they request" do
    random = Random.new(3)
    bars = Array.new(60) { bar(random) }
    expected = bars.map { |bar| with_cache(Tabwire::BoundedCache.new(0)) { html(bar) } }
    # The cache is so small that threads evict each other's entries.
    wrong = with_cache(Tabwire::BoundedCache.new(20)) do
      Array.new(8) do |number|
        Thread.new(Random.new(number)) do |order|
          (0...300).map { order.rand(bars.size) }.reject { |index| html(bars[index]) == expected[index] }
        end
      end.flat_map(&:value)
    end
    assert_empty wrong
  end

  private

  # Replaces the cache for the block.
  def with_cache(cache)
    before = Tabwire::ValidatedTabCache.instance_variable_get(:@cache)
    Tabwire::ValidatedTabCache.instance_variable_set(:@cache, cache)
    yield
  ensure
    Tabwire::ValidatedTabCache.instance_variable_set(:@cache, before)
  end

  # Returns a random valid tab bar. Many share most of their values.
  def bar(random)
    any = ->(*values) { values.sample(random:) }
    ids = %w[a b c d /x].sample(any[0, 2, 3, 5], random:)
    tabs = ids.map do |id|
      owns = any[[], [], ["/x"], ["/x", "/y"], ["a"]]
      [id, { title: any["A", "B", "<b>", "\"é\""], icon: any["a", "b"], path: any["/", "/x", "x", "", "/y?z"], owns:,
             deprecated: any[nil, nil, nil, :soft, :hard], replacing: any[nil, nil, "a", "b"],
             badge: any[nil, nil, 0, 1, 2, "<new>"], version: any[nil, 1, "\"v\""], eager: any[false, true] }]
    end
    { tabs:, session: any[nil, "robin", "priya"], path: any["/", "/x", "/x/1", "/y", "/app/x"],
      start: any["/", "/app/"] }
  end

  def class_for(bar)
    tabs = bar[:tabs].map { |id, options| Tabwire::Tab.new(id, **defaults(id), **options) }
    tab_bar_class do
      start_path bar[:start]
      revision { bar.fetch(:revision, 1) }
      session { bar[:session] }
      define_method(:tabs) { tabs }
      define_method(:session_key) { bar[:session_key] } if bar.key?(:session_key)
    end
  end

  def defaults(id) = { title: id.to_s.titleize, icon: "circle", path: "/#{id}" }

  def page_of(bar) = class_for(bar).new(nil).page_for(bar[:path])

  # Returns the element of the page.
  def html(bar)
    request = ActionDispatch::TestRequest.create("PATH_INFO" => bar[:path])
    view(request).tab_bar(class_for(bar), icon: ->(name) { name })
  end

  def view(request = ActionDispatch::TestRequest.create)
    PagesController.new.tap { |controller| controller.request = request }.view_context
  end
end
