# frozen_string_literal: true

require "support/test_case"

# No page has what another page or user has.
class SeparatePagesTest < ActiveSupport::TestCase
  test "users with the same tabs get their own badge and session" do
    pages = { "robin" => "7 of Robin", "priya" => nil, "noa" => "8 of Noa" }.map do |user, badge|
      html({ tabs: [[:home, { badge: }], [:explore, {}]], session: user, path: "/explore", start: "/" })
    end
    assert_equal [["7 of Robin"], [], ["8 of Noa"]], (pages.map { |page| page.scan(/\d of \w+/).uniq })
    assert_equal 3, (pages.map { |page| page[/session&quot;:&quot;([\w-]+)/, 1] }).compact.uniq.size
  end

  test "a string that the app mutates later changes no other page" do
    title = +"Home"
    tabs = [[:home, { title:, owns: [+"/a"] }], [:explore, {}]]
    page_of({ tabs:, path: "/", start: "/" })
    title.replace("Mine")
    tabs.first.last[:owns].first.replace("/explore/mine")
    assert_equal "home", page_of({ tabs:, path: "/explore/mine", start: "/" }).active
    page = page_of({ tabs: [[:home, { title: "Home", owns: "/a" }], [:explore, {}]], path: "/a", start: "/" })
    assert_equal ["home", true, false],
                 [page.active, page.links_html.include?("Home"), page.links_html.include?("Mine")]
  end

  test "an error is reported for every page" do
    wrong = { tabs: [[:home, { title: 7 }], [:explore, {}]], path: "/", start: "/" }
    badge = { tabs: [[:home, {}], [:explore, { badge: 1.5 }]], path: "/", start: "/" }
    revision = { tabs: [[:home, {}], [:explore, {}]], path: "/", start: "/", revision: -1 }
    session = { tabs: [[:home, {}], [:explore, {}]], path: "/", start: "/", session_key: 7 }
    { wrong => "malformed $.tabs[0].title", badge => "unreadable $.tabs[1].badge", revision => "malformed $.revision",
      session => "malformed $.session" }.each do |bar, expected|
      2.times do
        error = assert_raises(Tabwire::TabBarError) { page_of(bar) }
        assert_equal expected, "#{error.code} #{error.path}"
      end
    end
  end

  test "threads get the bar they request" do
    random = Random.new(3)
    bars = Array.new(60) { bar(random) }
    expected = bars.map { |bar| html(bar) }
    wrong = Array.new(8) do |number|
      Thread.new(Random.new(number)) do |order|
        (0...300).map { order.rand(bars.size) }.reject { |index| html(bars[index]) == expected[index] }
      end
    end.flat_map(&:value)
    assert_empty wrong
  end

  private

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
