# frozen_string_literal: true

require "support/test_case"
require "support/command_double"
require "tabwire/test_helper"

class TestHelperTest < ActionDispatch::IntegrationTest
  include Tabwire::TestHelper
  include CommandDouble

  test "the assertions accept the tab bar of the page" do
    show "/explore/3"
    assert_tab_bar
    assert_tab_bar active: :explore
    assert_tab_bar tabs: %w[home explore library]
    assert_tab_bar active: "explore", tabs: %i[home explore library]
    assert_equal "Explore", tab_bar_configuration["tabs"].second["title"]
  end

  test "a failure names the difference" do
    show "/explore/3"
    assert_fails('expected the active tab :home, found "explore"') { assert_tab_bar active: :home }
    assert_fails("expected the tabs home, explore, found home, explore, library") do
      assert_tab_bar tabs: %i[home explore]
    end
    assert_fails("expected the tabs explore, home, library, found home, explore, library") do
      assert_tab_bar tabs: %i[explore home library]
    end
    assert_fails("expected the tabs none, found home, explore, library") { assert_no_tab_bar }
  end

  test "an empty tab bar differs from a page without a tab bar" do
    get "/"
    assert_no_tab_bar
    assert_fails("expected tabs, found none") { assert_tab_bar }
    assert_fails("expected the tabs home, found none") { assert_tab_bar tabs: %i[home] }
    missing = "the page has no tab bar; render <%= tab_bar %> in the body of the layout"
    assert_fails(missing) { assert_no_tab_bar html: "<p>Hello</p>" }
    assert_fails(missing) { assert_tab_bar html: "<p>Hello</p>" }
    assert_nil tab_bar_configuration("<p>Hello</p>")
    assert_fails("the page has 2 tab bars; render <%= tab_bar %> once") { assert_tab_bar html: response.body * 2 }
  end

  test "a redirect and a missing request are reported" do
    assert_fails("there is no response; make a request first") { assert_tab_bar }
    get "/away"
    away = "the response redirects to http://www.example.com/; sign in first, or call follow_redirect!"
    assert_fails(away) { assert_tab_bar }
    assert_fails(away) { assert_no_tab_bar }
    assert_fails(away) { assert_calm_deploy :reader }
    follow_redirect!
    assert_no_tab_bar
  end

  test "the lint of a tab bar is that of tabwire check" do
    show "/explore"
    with_command(output: "fine") do |command|
      assert_tab_bar_lint
      assert_equal "check --strict -\n", File.read("#{command}/asked")
    end
    with_command(output: "the title is too long", status: 1) do
      assert_fails("the title is too long\n") { assert_tab_bar_lint }
    end
    with_command { assert_raises(Minitest::Skip) { assert_tab_bar_lint } }
    assert_fails("the page has no tab bar; render <%= tab_bar %> in the body of the layout") do
      assert_tab_bar_lint html: "<p>Hello</p>"
    end
  end

  test "a response with an error status is reported" do
    get "/missing"
    assert_fails("GET /missing answered 404; request a page that exists") { assert_tab_bar }
  end

  test "a test can send the headers of an app" do
    get "/app", headers: native_app_headers(platform: "Android", version: "2.1", components: %w[form])
    assert_equal({ "platform" => "Android", "version" => "2.1", "native" => true }, response.parsed_body)
    assert_predicate Tabwire::NativeApp.from(native_app_headers["User-Agent"]), :native_tab_bar?
  end

  test "TABWIRE_SAVE writes the configuration without revision and session" do
    show "/explore"
    with_folder do |folder|
      with_environment("TABWIRE_SAVE" => "1") { assert_calm_deploy :reader, folder: }
      saved = JSON.parse(File.read("#{folder}/reader.json"))
      assert_equal tab_bar_configuration.except("revision", "session"), saved
    end
  end

  test "a deploy is compared with the last one, and the report is shown if it fails" do
    show "/explore"
    with_folder do |folder|
      with_environment("TABWIRE_SAVE" => "1") { assert_calm_deploy :reader, folder: }
      with_command(output: "calm") do |command|
        assert_calm_deploy :reader, folder: folder
        assert_equal "plan #{folder}/reader.json - --fail-on disruptive\n", File.read("#{command}/asked")
        assert_equal File.read("#{folder}/reader.json"), File.read("#{command}/today")
      end
      with_command(output: "Home is lost", status: 1) do |command|
        assert_fails("Home is lost\n") { assert_calm_deploy :reader, fail_on: :noticeable, folder: }
        assert_match(/--fail-on noticeable$/, File.read("#{command}/asked"))
      end
    end
  end

  test "a missing last deploy fails" do
    show "/explore"
    with_command(output: "calm") do
      assert_fails("/nowhere/reader.json does not exist; run the tests with TABWIRE_SAVE=1 to write it") do
        assert_calm_deploy :reader, folder: "/nowhere"
      end
    end
  end

  test "without the command, the test of a deploy is skipped" do
    show "/explore"
    with_command do
      error = assert_raises(Minitest::Skip) { assert_calm_deploy :reader, folder: "/nowhere" }
      assert_equal "the command tabwire is not installed", error.message
    end
  end

  test "the RSpec matchers behave like the assertions" do
    output, status = Open3.capture2e("rspec", "--no-color", "support/tab_bar_spec.rb", chdir: __dir__)
    assert_includes output, "12 examples, 0 failures, 1 pending", output
    assert status.success?, output
  end

  private

  def show(path)
    post "/sign-in", params: { user: "reader" }
    get path
  end

  def with_folder(&block) = Dir.mktmpdir(&block)

  def assert_fails(message, &block)
    assert_equal message, assert_raises(Minitest::Assertion, &block).message
  end
end
