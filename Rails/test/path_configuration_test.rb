# frozen_string_literal: true

require "support/test_case"

class PathConfigurationTest < ActionDispatch::IntegrationTest
  test "apps get the file of their platform as JSON" do
    get "/tabwire/path_configurations/ios_v1.json"
    assert_equal "application/json; charset=utf-8", response.headers["Content-Type"]
    assert_equal(
      {
        "settings" => { "screenshots_enabled" => true },
        "rules" => [{
          "patterns" => ["/new$", "/edit$"],
          "properties" => { "context" => "modal", "pull_to_refresh_enabled" => false }
        }]
      }, response.parsed_body
    )
  end

  test "what has not changed is not sent again" do
    get "/tabwire/path_configurations/ios_v1.json"
    get "/tabwire/path_configurations/ios_v1", headers: { "If-None-Match" => response.headers["ETag"] }
    assert_response :not_modified
  end

  test "a file that is not there is not found, nor is any other file of the app" do
    %w[android_v1 missing Ios_v1 ios_v1%00].each do |name|
      get "/tabwire/path_configurations/#{name}.json"
      assert_response :not_found, name
    end
    assert_nil Tabwire::PathConfiguration.find("../routes")
    assert_nil Tabwire::PathConfiguration.find("ios_v1\n")
  end

  test "a mistake in it is named with its file and place" do
    {
      "[" => /\A#{Regexp.escape(file_name)}, \$: it is not YAML: /,
      "- a" => ", $: it is no mapping; write `name: value` lines",
      "settings: 1" => ", $.settings: it is no mapping; write `name: value` lines",
      "rules: 1" => ", $.rules: it is no list; write `- value` lines",
      "rules: [1]" => ", $.rules[0]: it is no mapping; write `name: value` lines",
      "rules: [{}]" => ", $.rules[0].patterns: it is no list; write `- value` lines",
      "rules: [{patterns: []}]" => ", $.rules[0].patterns: it is empty; name the paths that the rule is about",
      "rules: [{patterns: [1]}]" =>
        ", $.rules[0].patterns[0]: it is no text; write a regular expression, such as /new$",
      "rules: [{patterns: [a, '[a-']}]" => /, \$\.rules\[0\]\.patterns\[1\]: it is no regular expression: /,
      "rules: [{patterns: [a], properties: []}]" =>
        ", $.rules[0].properties: it is no mapping; write `name: value` lines",
      "rules: [{patterns: [a], properties: {context: modals}}]" =>
        ', $.rules[0].properties.context: "modals" is none that apps know; take one of default, modal',
      "rules: [{patterns: [a], properties: {pull_to_refresh_enabled: 1}}]" =>
        ", $.rules[0].properties.pull_to_refresh_enabled: 1 is none that apps know; take one of true, false",
      "settings: !ruby/object:Object {}" => /, \$: it is not YAML: /
    }.each do |yaml, message|
      mistake = assert_raises(Tabwire::PathConfigurationMistake, yaml) { configuration(yaml).as_json }
      if message.is_a?(Regexp)
        assert_match(message,
                     mistake.message)
      else
        assert_equal(file_name + message, mistake.message)
      end
    end
  end

  test "an app's own properties and settings pass" do
    yaml = "settings: {a: [1]}\nrules: [{patterns: [a], properties: {uri: 'x', comment: y}}]"
    assert_equal({ "uri" => "x", "comment" => "y" }, configuration(yaml).as_json["rules"].first["properties"])
    assert_equal({ "settings" => {}, "rules" => [] }, configuration("").as_json)
  end

  test "in production a wrong rule is left out and logged, and the others are sent" do
    lines = logged { with_mistakes(:leave_out) { get "/tabwire/path_configurations/broken.json" } }
    assert_equal [["/edit$"]], response.parsed_body["rules"].pluck("patterns")
    assert lines.any?(%r{Tabwire: config/path_configurations/broken.yml, \$.rules\[0\].patterns\[0\]: })
  end

  private

  def file_name = "tmp/path_configuration.yml"

  def configuration(yaml)
    file = Rails.root.join(file_name)
    file.dirname.mkpath
    file.write(yaml)
    Tabwire::PathConfiguration.new(file)
  end
end
