# frozen_string_literal: true

require "test_helper"
require "tabwire/test_helper"

class TabBarTest < ActionDispatch::IntegrationTest
  include Tabwire::TestHelper

  test "home shows the tabs" do
    get "/"
    assert_tab_bar active: :home, tabs: %i[home explore]
  end

  # The next deploy disturbs no user who has the app open. Requires the command tabwire. After a deploy,
  # TABWIRE_SAVE=1 bin/rails test saves the deployed tab bar.
  #
  # test "the next deploy is calm" do
  #   get "/"
  #   assert_calm_deploy :visitor
  # end
end
