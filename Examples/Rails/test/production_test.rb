# frozen_string_literal: true

require "test_helper"
require "open3"

class ProductionTest < ActiveSupport::TestCase
  VISIT = <<~RUBY
    session = ActionDispatch::Integration::Session.new(Rails.application)
    session.get("/sign-in")
    puts session.response.redirect_url
    session.https!
    session.get("/sign-in")
    token = session.response.body[/name="csrf-token" content="([^"]+)"/, 1]
    headers = { "Origin" => "https://www.example.com" }
    session.post("/sign-in", params: { persona: "regular" }, headers: headers)
    puts session.response.status
    session.post("/sign-in", params: { persona: "regular", authenticity_token: token }, headers: headers)
    puts session.response.redirect_url
    puts session.response.headers.values_at("Set-Cookie", "Strict-Transport-Security")
  RUBY

  test "production requires HTTPS and a form token, and cookies are limited to this host" do
    environment = { "RAILS_ENV" => "production", "SECRET_KEY_BASE" => "s" * 64 }
    output, log, status = Open3.capture3(environment, "bin/rails", "runner", VISIT, chdir: Rails.root.to_s)
    assert status.success?, log
    redirect, without_token, with_token, *cookies, transport = output.lines(chomp: true)
    assert_equal "https://www.example.com/sign-in", redirect
    assert_equal ["422", "https://www.example.com/"], [without_token, with_token]
    names = %w[__Host-waymark __Host-waymark_user __Host-waymark_user_copy]
    assert_equal names, (cookies.map { |cookie| cookie[/\A[^=]+/] }).sort
    # The copy is for the script of the page.
    assert_equal ["__Host-waymark_user_copy"], (cookies.grep_v(/; httponly/i).map { |cookie| cookie[/\A[^=]+/] })
    cookies.product(%w[path=/ secure samesite=lax]).each do |cookie, attribute|
      assert_includes cookie.downcase, "; #{attribute}"
    end
    assert_equal "max-age=31556952", transport
  end
end
