# frozen_string_literal: true

require "support/test_case"
require "json_schemer"

class SchemaTest < ActionDispatch::IntegrationTest
  # The validator does not know the schema's draft, but the schema uses only features of an older one.
  SCHEMA = JSONSchemer.schema(
    JSON.parse(File.read(File.expand_path("../../Conformance/schema/configure.schema.json", __dir__))).except("$schema")
  )

  test "the configuration of every page and user matches the schema" do
    [nil, "reader", "writer"].each do |user|
      post("/sign-in", params: { user: }) if user
      %w[/ /explore /explore/3 /library /component /markup /nowhere].each do |path|
        get path
        assert_matches JSON.parse(css_select("nav").first["data-navigation-configuration-value"]), "#{user} #{path}"
      end
    end
  end

  test "any declaration produces a configuration that matches the schema" do
    random = Random.new(1)
    500.times do
      declared = Array.new(random.rand(6)) { declaration(random) }
      configuration = with_policy(->(_error) {}) do
        page { define_method(:tabs) { declared } }
      end
      assert_matches JSON.parse(configuration.json), declared.inspect
    end
  end

  test "the schema rejects configurations that clients reject" do
    one = { "active" => "home", "tabs" => [{ "id" => "home", "title" => "Home", "icon" => "circle", "path" => "/" }] }
    elsewhere = { "id" => "x", "title" => "X", "icon" => "x", "path" => "//evil.example" }
    two = one.merge("tabs" => [*one["tabs"], elsewhere])
    [one, two].each { |configuration| assert_not SCHEMA.valid?(configuration) }
  end

  private

  def assert_matches(configuration, message)
    assert_equal [], SCHEMA.validate(configuration).map { |error| error.slice("data_pointer", "type") }, message
  end

  def declaration(random)
    any = ->(*values) { values.sample(random:) }
    options = {
      title: any["Home", "", nil, 7, "\xFF"], icon: any["circle", nil], badge: any[nil, 0, 1, "new", "", 2.5],
      path: any["/", "", "/x", "x?y#z", "//evil", "javascript:x", "/\\evil", "/a b", nil], owns: any[[], ["/y"]],
      version: any[nil, 0, "v1", 1.5], eager: any[true, nil], deprecated: any[nil, :soft, :hard, "sometime", true],
      replacing: any[nil, :home, :nobody], role: any[nil, :search, :home, 1.5], badge_label: any[nil, "new", 3, "\xFF"],
      image: any[nil, "/a.png", "//evil", 7, {}, { path: "/a.png", kind: :picture }, { path: "/a.png", kind: 7 }]
    }
    Tabwire::Tab.new(any["home", "explore", "", "a b", "é", :symbol], **options)
  end
end
