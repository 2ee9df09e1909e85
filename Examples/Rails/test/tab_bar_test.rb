# frozen_string_literal: true

require "test_helper"

class TabBarTest < ActionDispatch::IntegrationTest
  include Tabwire::TestHelper

  test "signed-out users have no tabs" do
    get "/sign-in"
    assert_no_tab_bar
  end

  test "regular users have four tabs" do
    sign_in "regular"
    get "/library/2"
    assert_tab_bar active: :library, tabs: %i[home explore library profile]
  end

  test "premium users have five tabs" do
    sign_in "premium"
    get "/premium"
    assert_tab_bar active: :premium, tabs: %i[home explore library premium profile]
  end

  test "new users have no tabs before the onboarding" do
    sign_in "new"
    get "/welcome"
    assert_no_tab_bar
    post "/welcome", params: { name: "Noa" }
    get "/"
    assert_tab_bar active: :home, tabs: %i[home explore library profile]
  end

  test "no cache stores the pages of a user" do
    get "/sign-in"
    assert_not_includes response.headers["Cache-Control"], "no-store"
    sign_in "regular"
    get "/"
    assert_includes response.headers["Cache-Control"], "no-store"
  end

  test "the lifelines show the tabs of this app" do
    sign_in "regular"
    deploys = {
      1 => ["/", {}], 3 => ["/explore", {}], 4 => ["/explore", { premium: "on" }],
      5 => ["/explore", { explore: "hard" }], 8 => ["/premium", {}],
      # On /premium itself, this app keeps the tab until the user leaves it.
      9 => ["/", { premium: "off" }]
    }
    deploys.each do |step, (path, flags)|
      post "/flags", params: flags
      get path
      expected = Lifelines.scenario["steps"][step]["configure"]
      assert_equal expected.except("session"), tab_bar_configuration.except("revision", "session"), "step #{step}"
    end
  end

  test "malformed requests and paths like a status code get an error page with the layout" do
    sign_in "regular"
    { "/100" => 404, "/302" => 404, "/nowhere" => 404, "/explore?a=%FF" => 400 }.each do |path, status|
      get path
      assert_response status, path
      assert_tab_bar tabs: %i[home explore library profile]
    end
  end

  test "a user on the Premium page keeps its tab until leaving it" do
    sign_in "premium"
    post "/flags", params: { premium: "off" }
    get "/premium"
    assert_tab_bar active: :premium
    assert_equal "hard", tab_bar_configuration["tabs"].find { |tab| tab["id"] == "premium" }["deprecated"]
    get "/explore"
    assert_tab_bar tabs: %i[home explore library profile]
  end

  test "the next deploy disturbs no user" do
    %w[regular premium].each do |persona|
      sign_in persona
      get "/"
      assert_calm_deploy persona
    end
  end

  private

  def sign_in(persona) = post("/sign-in", params: { persona: })
end
