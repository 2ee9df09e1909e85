# frozen_string_literal: true

require "support/test_case"

class NativeAppTest < ActiveSupport::TestCase
  ENGINE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"

  # P2.12, P20.6
  test "the user agent has a platform, a version and components" do
    app = Tabwire::NativeApp.from(
      "Trails/2.1 Hotwire Native iOS; Turbo Native iOS; bridge-components: [form navigation]; #{ENGINE} Mobile/15E148"
    )
    assert_equal ["iOS", "2.1", Set["form", "navigation"]], [app.platform, app.version, app.components]
    assert_predicate app, :native_tab_bar?
  end

  test "platforms and versions are parsed from any position" do
    {
      "Turbo Native Android; bridge-components: [menu]" => ["Android", nil, %w[menu]],
      "#{ENGINE} Version/18.0 MyApp/1.2; Hotwire Native Linux; bridge-components: []" => ["Linux", "1.2", []],
      "#{ENGINE} Hotwire Native iOS" => ["iOS", nil, []],
      "Hotwire Native Android; bridge-components: [ form,  menu ]" => ["Android", nil, %w[form menu]],
      "A/1 B/2.0 (x) Hotwire Native iOS; C/3" => ["iOS", "2.0", []]
    }.each do |user_agent, expected|
      app = Tabwire::NativeApp.from(user_agent)
      assert_equal expected, [app.platform, app.version, app.components.to_a], user_agent
      assert_not_predicate app, :native_tab_bar?
    end
  end

  test "any other user agent is a browser" do
    ["", nil, ENGINE, "Hotwire Native", "NotHotwire Native iOS", "#{'x' * 2048} Hotwire Native iOS", "\xFF\xFE"]
      .each { |user_agent| assert_nil Tabwire::NativeApp.from(user_agent), user_agent.inspect }
  end

  test "a hostile user agent is parsed in linear time" do
    hostile = ["a/1" * 100_000, "#{'((' * 1000} Hotwire Native iOS; bridge-components: [#{'[' * 5000}",
               "\xFF/1 Hotwire Native iOS"]
    began = Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID)
    hostile.each { |user_agent| Tabwire::NativeApp.from(user_agent.b) }
    assert_operator Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID) - began, :<, 0.5
  end
end
