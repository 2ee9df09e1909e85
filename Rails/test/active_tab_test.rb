# frozen_string_literal: true

require "support/test_case"

class ActiveTabTest < ActiveSupport::TestCase
  tables = JSON.parse(File.read(File.expand_path("../../Conformance/servers/active-tabs.json", __dir__)))

  tables.each do |table|
    test table.fetch("name") do
      bar = tab_bar(table)
      table.fetch("pages").each do |path, active|
        assert_equal [path, active], [path, bar.active_tab_for(path)&.id]
        assert_equal active || bar.tabs.first.id, bar.configuration_for(path).active
        assert_equal [active].compact, bar.page_for(path).links.select(&:current?).map(&:id)
      end
    end
  end

  test "a path that is not UTF-8 is compared by its valid segments" do
    bar = tab_bar("tabs" => [{ "id" => "home", "path" => "/" }, { "id" => "explore", "path" => "/explore" }])
    assert_equal "home", bar.active_tab_for("/caf\xE9".b).id
    assert_equal "home", bar.active_tab_for("/caf%E9").id
    assert_equal "explore", bar.active_tab_for("/explore/\xFF".b).id
  end

  test "links have absolute paths" do
    bar = tab_bar(
      "startPath" => "/app/index",
      "tabs" => ["", "explore?all", "../up", "?a=1", "café", "/x/y?z#w", "%zz"].map do |path|
                  { "id" => "id#{path}", "path" => path }
                end
    )
    assert_equal(
      ["/app/index", "/app/explore?all", "/up", "/app/index?a=1", "/app/caf%C3%A9", "/x/y?z#w", "/app/index"],
      bar.page_for("/app/").links.map(&:href)
    )
  end

  test "no link leads to another origin" do
    ["..//host", "../..//host", "..//host?a", "./..//..//host", "/.//host"].each do |path|
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
