# frozen_string_literal: true

require "test_helper"
require "tabwire/test_helper"

class TabBarTest < ActionDispatch::IntegrationTest
  include Tabwire::TestHelper

  test "home shows the tabs" do
    get "/"
    assert_tab_bar active: :home, tabs: %i[home explore]
  end

  # Nobody who has the app open is disturbed by the next deploy. Needs the command tabwire. After each deploy,
  # TABWIRE_SAVE=1 bin/rails test writes down what is live.
  #
  # test "the next deploy is calm" do
  #   get "/"
  #   assert_calm_deploy :visitor
  # end
end
