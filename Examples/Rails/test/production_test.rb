# frozen_string_literal: true

require "test_helper"
require "open3"

class ProductionTest < ActiveSupport::TestCase
  VISIT = <<~RUBY
    session = ActionDispatch::Integration::Session.new(Rails.application)
    session.get("/sign-in")
    puts session.response.redirect_url
    session.https!
    session.post("/sign-in", params: { persona: "regular" }, headers: { "Origin" => "https://www.example.com" })
    puts session.response.headers.values_at("Set-Cookie", "Strict-Transport-Security")
  RUBY

  test "in production all is for HTTPS, and cookies are for this host alone" do
    environment = { "RAILS_ENV" => "production", "SECRET_KEY_BASE" => "s" * 64 }
    output, status = Open3.capture2e(environment, "bin/rails", "runner", VISIT, chdir: Rails.root.to_s)
    assert status.success?, output
    redirect, cookie, transport = output.lines(chomp: true)
    assert_equal "https://www.example.com/sign-in", redirect
    assert_match(%r{\A__Host-waymark=[^;]+; path=/;}, cookie)
    ["; secure", "; HttpOnly", "; SameSite=Lax"].each { |attribute| assert_includes cookie, attribute }
    assert_equal "max-age=31556952", transport
  end
end
