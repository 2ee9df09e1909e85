# frozen_string_literal: true

require "support/test_case"

class PathConfigurationTest < ActionDispatch::IntegrationTest
  test "a path configuration is served as JSON" do
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

  test "an unchanged path configuration answers 304" do
    get "/tabwire/path_configurations/ios_v1.json"
    get "/tabwire/path_configurations/ios_v1", headers: { "If-None-Match" => response.headers["ETag"] }
    assert_response :not_modified
  end

  # P13.7
  test "a path configuration, which any cache may store, does not send the session" do
    post "/sign-in", params: { user: "reader" }
    get "/tabwire/path_configurations/ios_v1.json"
    assert_includes response.headers["Cache-Control"], "public"
    assert_nil response.headers["Set-Cookie"]
  end

  test "a missing path configuration and any other file answer 404" do
    %w[android_v1 missing Ios_v1 ios_v1%00].each do |name|
      get "/tabwire/path_configurations/#{name}.json"
      assert_response :not_found, name
    end
    assert_nil Tabwire::PathConfiguration.find("../routes")
    assert_nil Tabwire::PathConfiguration.find("ios_v1\n")
  end

  test "an error names the file and the place" do
    {
      "[" => /\A#{Regexp.escape(file_name)}, \$: invalid YAML: /,
      "- a" => ", $: it is not a mapping (use `name: value` lines)",
      "settings: 1" => ", $.settings: it is not a mapping (use `name: value` lines)",
      "rules: 1" => ", $.rules: it is not a list (use `- value` lines)",
      "rules: [1]" => ", $.rules[0]: it is not a mapping (use `name: value` lines)",
      "rules: [{}]" => ", $.rules[0].patterns: it is not a list (use `- value` lines)",
      "rules: [{patterns: []}]" => ", $.rules[0].patterns: it is empty; list the paths that the rule matches",
      "rules: [{patterns: [1]}]" =>
        ", $.rules[0].patterns[0]: it is not a string (use a regular expression, such as /new$)",
      "rules: [{patterns: [a, '[a-']}]" => /, \$\.rules\[0\]\.patterns\[1\]: invalid regular expression: /,
      "rules: [{patterns: [a], properties: []}]" =>
        ", $.rules[0].properties: it is not a mapping (use `name: value` lines)",
      "rules: [{patterns: [a], properties: {context: modals}}]" =>
        ', $.rules[0].properties.context: "modals" is unknown to apps (use one of default, modal)',
      "rules: [{patterns: [a], properties: {pull_to_refresh_enabled: 1}}]" =>
        ", $.rules[0].properties.pull_to_refresh_enabled: 1 is unknown to apps (use one of true, false)",
      "settings: !ruby/object:Object {}" => /, \$: invalid YAML: /
    }.each do |yaml, message|
      error = assert_raises(Tabwire::PathConfigurationError, yaml) { configuration(yaml).as_json }
      message.is_a?(Regexp) ? assert_match(message, error.message) : assert_equal(file_name + message, error.message)
    end
  end

  # Hotwire Native for Android stores such a rule, and ends at each start.
  test "a rule without properties is served with none" do
    rules = configuration("rules: [{patterns: [a]}]").as_json["rules"]
    assert_equal [{ "patterns" => ["a"], "properties" => {} }], rules
  end

  test "custom properties and settings are kept" do
    yaml = "settings: {a: [1]}\nrules: [{patterns: [a], properties: {uri: 'x', comment: y}}]"
    assert_equal({ "uri" => "x", "comment" => "y" }, configuration(yaml).as_json["rules"].first["properties"])
    assert_equal({ "settings" => {}, "rules" => [] }, configuration("").as_json)
  end

  test "an invalid rule in production is omitted and logged" do
    lines = logged { with_policy(:log) { get "/tabwire/path_configurations/broken.json" } }
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
