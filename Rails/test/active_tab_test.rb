# frozen_string_literal: true

require "support/test_case"

class ActiveTabTest < ActiveSupport::TestCase
  tables = JSON.parse(File.read(File.expand_path("../../Conformance/servers/active-tabs.json", __dir__)))

  tables.each do |table|
    # P13.13, P13.20
    test table.fetch("name") do
      bar = tab_bar(table)
      table.fetch("pages").each do |path, active|
        assert_equal [path, active], [path, bar.page_for(path).current_tab&.id]
        assert_equal active || bar.tabs.first.id, bar.page_for(path).active
        assert_equal [active].compact, bar.page_for(path).links.select(&:current?).map(&:id)
      end
    end
  end

  test "a path that is not UTF-8 is compared by its valid segments" do
    bar = tab_bar("tabs" => [{ "id" => "home", "path" => "/" }, { "id" => "explore", "path" => "/explore" }])
    assert_equal "home", bar.page_for("/caf\xE9".b).current_tab.id
    assert_equal "home", bar.page_for("/caf%E9").current_tab.id
    assert_equal "explore", bar.page_for("/explore/\xFF".b).current_tab.id
  end

  # The rule in the words of the protocol, on whole strings.
  OWNER = lambda do |tabs, page, start|
    below = ->(path) { "#{page}/".squeeze("/").start_with?("#{path}/".squeeze("/")) }
    claims = tabs.flat_map do |id, path, owns|
      own = ["/", start].include?(path) ? page == path : below[path]
      [([path.count("/"), id] if own && path != "/"), ([0, id] if own && path == "/"),
       *owns.filter_map { |owned| [owned == "/" ? 0 : owned.count("/"), id] if below[owned] }]
    end.compact
    claims.max_by.with_index { |(length, _), index| [length, -index] }&.last
  end

  # P13.13
  test "the owner of a page follows the protocol, for every pair of tabs" do
    paths = %w[/ /a /a/b]
    owns = [[], *(paths.map { |path| [path] })]
    cases = 0
    paths.product(owns, paths, owns, %w[/ /a]) do |one, one_owns, two, two_owns, start|
      tabs = [["one", one, one_owns], ["two", two, two_owns]]
      bar = tab_bar("startPath" => start,
                    "tabs" => tabs.map { |id, path, owned| { "id" => id, "path" => path, "owns" => owned } })
      %w[/ /a /a/b /a/b/c /ab].each do |page|
        cases += 1
        at_start = tabs.find { |_, path, _| path == start }&.first
        expected = OWNER[tabs, page, start] || at_start || "one"
        assert_equal expected, bar.page_for(page).active, [tabs, page, start].inspect
      end
    end
    assert_equal 3 * 4 * 3 * 4 * 2 * 5, cases
  end

  test "paths are compared as bytes, with dot segments resolved before empty ones are removed" do
    {
      "/a//../b" => %w[a b], "/a/./b/" => %w[a b], "/%2e%2E/a" => %w[a], "/a%2Fb" => %w[a/b], "/%ff" => ["\xFF"],
      "/%zz%41" => ["%zzA"], "/../a" => %w[a], "a/b?c#d" => %w[x a b], "" => %w[x y], "?q" => %w[x y]
    }.each do |path, segments|
      assert_equal segments.map(&:b), Tabwire::Paths.segments(path, from: "/x/y"), path
    end
  end

  test "links have absolute paths" do
    bar = tab_bar(
      "startPath" => "/app/index",
      "tabs" => ["", "explore?all", "../up", "?a=1", "café", "/x/y?z#w", "%zz"].map do |path|
                  { "id" => "id#{path}", "path" => path }
                end
    )
    assert_equal(
      ["/app/index", "/app/explore?all", "/app/../up", "/app/index?a=1", "/app/café", "/x/y?z#w", "/app/%zz"],
      bar.page_for("/app/").links.map(&:href)
    )
  end

  test "no link leads to another origin" do
    ["..//host", "../..//host", "..//host?a", "./..//..//host", "/.//host", "/..//host", ".//host"].each do |path|
      bar = tab_bar("tabs" => [{ "id" => "home", "path" => "/home" }, { "id" => "x", "path" => path }])
      href = bar.page_for("/home").links.last.href
      refute href.start_with?("//"), path
      assert_equal "app.example", URI.join("https://app.example/", href).host, path
    end
  end

  private

  def tab_bar(table)
    tab_bar_class do
      start_path table.fetch("startPath", "/")
      table.fetch("tabs").each do |tab|
        tab tab["id"], title: tab["id"], icon: "circle", path: tab["path"], owns: tab.fetch("owns", [])
      end
    end.new(nil)
  end
end
