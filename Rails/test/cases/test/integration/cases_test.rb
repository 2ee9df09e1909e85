# frozen_string_literal: true

require "test_helper"
require "tabwire/test_helper"

class CasesTest < ActionDispatch::IntegrationTest
  include Tabwire::TestHelper

  TABS = %i[home explore profile].freeze

  setup { post "/sign-in", params: { persona: "regular" } }

  test "a form that is rejected has the tab bar, and is not stored" do
    post "/profile", params: { name: "" }
    assert_response :unprocessable_entity
    assert_tab_bar active: :profile, tabs: TABS
    assert_equal "no-store", response.headers["Cache-Control"]
  end

  test "a page of a user is not stored, and sends neither the session nor the mark of its user again" do
    %w[/ /profile /profile/edit].each do |path|
      get path
      assert_equal "no-store", response.headers["Cache-Control"], path
      assert_nil response.headers["Set-Cookie"], path
    end
  end

  test "a page of the former user that arrives late does not sign in again" do
    late = cookies.to_hash
    post "/sign-out"
    late.each { |name, value| cookies[name] = value unless name.end_with?("_user") }
    get "/profile"
    assert_redirected_to "/sign-in"
  end

  test "a Turbo Stream that replaces the element has the tab bar of the page" do
    get "/replaced", params: { path: "/explore/1" }
    assert_tab_bar active: :explore, tabs: TABS
    assert_equal true, tab_bar_configuration["live"]
    assert_equal "no-store", response.headers["Cache-Control"]
  end

  test "the tab bar needs no inline script and no inline style" do
    get "/"
    assert_match(/script-src 'self' 'nonce-/, response.headers["Content-Security-Policy"])
    assert_select "nav.tab-bar", 1
    assert_select "[style], script:not([nonce]):not([src]), style:not([nonce])", 0
  end

  test "a page of an engine has the tabs of the app, with the paths of the app" do
    get "/shop"
    assert_tab_bar tabs: TABS
    assert_equal %w[/ /explore /profile], tab_bar_configuration["tabs"].pluck("path")
    assert_select "nav[data-tab-bar-updates-url-value='/tab_bar_updates']", 1
    assert_equal "no-store", response.headers["Cache-Control"]
  end

  test "an answer without views is as it was" do
    get "/api/user"
    assert_equal({ "name" => "Robin" }, response.parsed_body)
    assert_nil response.headers["Set-Cookie"]
    assert_not_includes response.headers["Vary"].to_s, "User-Agent"
  end

  test "cookies of all subdomains stay with all subdomains" do
    host! "one.example.com"
    post "/sign-in", params: { persona: "premium" }
    # They are an array from Rack 3 on.
    cookies = Array(response.headers["Set-Cookie"]).flat_map { |lines| lines.split("\n") }
    # The session, the mark of the user, its copy for scripts, and the id of the last change by which a user left.
    assert_equal 4, cookies.size
    assert(cookies.all?(/; domain=\.?example\.com(;|$)/), cookies.inspect)
    host! "two.example.com"
    get "/profile"
    assert_select "h1", "Priya"
  end

  test "below a relative URL root, the paths of routes start with it" do
    get "/profile", env: { "SCRIPT_NAME" => "/app" }
    assert_equal %w[/app/ /explore /app/profile], tab_bar_configuration["tabs"].pluck("path")
    assert_equal "profile", tab_bar_configuration["active"]
  end

  ["report", "report.txt", "a b.html"].each do |name|
    test "a stored file is served: #{name}" do
      get "/blob", params: { name: }
      follow_redirect!
      assert_response :success
      assert_equal "text", response.body
    end
  end

  test "a mail has a tab bar that needs no request" do
    mail = ReportMailer.report(MailTabBar)
    assert_tab_bar active: :explore, tabs: %i[home explore], html: mail.body.to_s
  end

  test "a mail with a tab bar that needs a request is an error that says so" do
    error = assert_raises(StandardError) { ReportMailer.report(ApplicationTabBar).body }
    assert_match(/session: .*current_user.*outside a request, helpers that read it are missing/, error.message)
  end

  test "a job publishes a change" do
    stream = Tabwire::TabBarUpdates.streams.reserve(["user:regular"])
    post "/later"
    assert_response :no_content
    assert stream.outdated
  end
end
