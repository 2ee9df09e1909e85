# frozen_string_literal: true

require "test_helper"

class TabBarTest < ActionDispatch::IntegrationTest
  include Tabwire::TestHelper

  test "visitors have no tab bar" do
    get "/sign-in"
    assert_no_tab_bar
  end

  test "Regular users have four tabs" do
    sign_in "regular"
    get "/library/2"
    assert_tab_bar active: :library, tabs: %i[home explore library profile]
  end

  test "Premium users have one more" do
    sign_in "premium"
    get "/premium"
    assert_tab_bar active: :premium, tabs: %i[home explore library premium profile]
  end

  test "new users have none until they are introduced" do
    sign_in "new"
    get "/welcome"
    assert_no_tab_bar
    post "/welcome", params: { name: "Noa" }
    get "/"
    assert_tab_bar active: :home, tabs: %i[home explore library profile]
  end

  test "the story of the lifelines is that of these tabs" do
    sign_in "regular"
    deploys = {
      1 => ["/", {}], 3 => ["/explore", {}], 4 => ["/explore", { premium: "on" }],
      5 => ["/explore", { explore: "hard" }], 8 => ["/premium", {}],
      9 => ["/premium", { premium: "off" }]
    }
    deploys.each do |step, (path, flags)|
      post "/flags", params: flags
      get path
      told = Lifelines.scenario["steps"][step]["configure"]
      assert_equal told.except("session"), tab_bar_configuration.except("revision", "session"), "step #{step}"
    end
  end

  test "the next deploy disturbs nobody" do
    %w[regular premium].each do |persona|
      sign_in persona
      get "/"
      assert_calm_deploy persona
    end
  end

  private

  def sign_in(persona) = post("/sign-in", params: { persona: })
end
