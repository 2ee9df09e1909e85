# frozen_string_literal: true

require "support/test_case"

class AppLinksTest < ActionDispatch::IntegrationTest
  APPLE = "/.well-known/apple-app-site-association"
  ANDROID = "/.well-known/assetlinks.json"
  APP = "ABCDE12345.com.example.trails"
  CERTIFICATE = (["0A"] * 32).join(":")

  # Sets options of `config.tabwire` for the block, and loads the routes again.
  def with_options(**options)
    before = Tabwire.config.to_h.slice(*options.keys)
    options.each { |name, value| Tabwire.config[name] = value }
    Rails.application.reload_routes!
    yield
  ensure
    before.each { |name, value| Tabwire.config[name] = value }
    Rails.application.reload_routes!
  end

  # Runs the block in an app that serves Apple's file itself.
  def with_own_file
    routes = Rails.application.routes
    own = ->(_) { [200, { "Content-Type" => "application/json" }, ["{\"mine\":true}"]] }
    routes.disable_clear_and_finalize = true
    routes.clear!
    routes.draw { get APPLE, to: own, format: false }
    routes.finalize!
    yield
  ensure
    routes.disable_clear_and_finalize = false
    Rails.application.reload_routes!
  end

  def patterns(tab_bar, **options)
    config = ActiveSupport::OrderedOptions.new
    config.update(apple_apps: [APP], android_apps: {}, excluded_links: [], **options)
    components = Tabwire::AppLinks.new(tab_bar, config).apple.dig(:applinks, :details, 0, :components)
    components.map { |component| component[:/] }
  end

  test "the files have the paths of all tabs, the type that phones ask for, and no session" do
    post "/sign-in", params: { user: "reader" }
    with_options(apple_apps: [APP], android_apps: { "com.example.trails" => [CERTIFICATE.downcase] }) do
      get APPLE
      details = response.parsed_body.dig("applinks", "details", 0)
      assert_equal [APP], details["appIDs"]
      assert_includes details["components"], { "/" => "/explore/*" }
      get ANDROID
      statement = response.parsed_body.first
      assert_equal [CERTIFICATE], statement["target"]["sha256_cert_fingerprints"]
      assert_equal details["components"], statement["relation_extensions"].values.first["dynamic_app_link_components"]
      [APPLE, ANDROID].each do |path|
        get path
        assert_equal "application/json", response.media_type
        assert_equal "max-age=3600, public", response.headers["Cache-Control"]
        assert_nil response.headers["Set-Cookie"]
        get path, headers: { "If-None-Match" => response.headers["ETag"] }
        assert_response :not_modified
      end
    end
  end

  test "without an app there is no route" do
    [APPLE, ANDROID].each { |path| assert_raises(ActionController::RoutingError) { get path } }
    with_options(apple_apps: [APP]) do
      get APPLE
      assert_response :success
      assert_raises(ActionController::RoutingError) { get ANDROID }
    end
  end

  test "a file of the app itself comes first" do
    [[], [APP]].each do |apps|
      with_options(apple_apps: apps) do
        with_own_file do
          get APPLE
          assert_equal({ "mine" => true }, response.parsed_body)
        end
      end
    end
  end

  test "the start page is named alone, and paths are as links have them" do
    tab_bar = tab_bar_class do
      start_path "/app/"
      tab :home, title: "Home", icon: "house", path: ""
      tab :cafes, title: "Cafés", icon: "cup", path: "cafés?sort=near", owns: ["/a*b/", "/@me", "cafés"],
                  if: -> { raise }
    end
    assert_equal %w[/app /app/caf%C3%A9s /app/caf%C3%A9s/* /a%2Ab /a%2Ab/* /@me /@me/*], patterns(tab_bar)
  end

  test "excluded paths come first" do
    tab_bar = tab_bar_class { tab :home, title: "Home", icon: "house", path: "/home" }
    assert_equal %w[/home/print /home/print/* /home /home/*], patterns(tab_bar, excluded_links: ["/home/print"])
  end

  test "a path that depends on the user is left out, with a warning" do
    tab_bar = tab_bar_class do
      tab :me, title: "Me", icon: "person", path: -> { "/users/#{current_user.id}" }, owns: ["/me"]
    end
    lines = logged { assert_equal %w[/me /me/*], patterns(tab_bar) }
    assert_match(/links to the tab "me" open in the browser: /, lines.first)
  end

  test "an app that is none is an error that says what to write" do
    {
      { apple_apps: ["com.example.trails"] } => /use one like ABCDE12345.com.example.trails/,
      { android_apps: { "com.example.trails" => [] } } => /keytool/,
      { android_apps: { "com.example.trails" => ["14:6D"] } } => /keytool/,
      { android_apps: { "trails" => [CERTIFICATE] } } => /identifier of an app/
    }.each do |options, message|
      with_options(**options) do
        assert_match message, assert_raises(ArgumentError) { Tabwire::AppLinks.check(Tabwire.config) }.message
      end
    end
  end
end
