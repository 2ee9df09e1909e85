# frozen_string_literal: true

require "rails_helper"
require "tabwire/rspec"

RSpec.describe "Tab bar", type: :request do
  include Tabwire::RSpec

  it "is on the home page" do
    get "/"
    expect(response).to have_tab_bar(active: :home, tabs: %i[home explore])
  end

  # The next deploy disturbs no user who has the app open. Requires the command tabwire. After a deploy,
  # TABWIRE_SAVE=1 bin/rspec saves the deployed tab bar.
  #
  # it "changes calmly with the next deploy" do
  #   get "/"
  #   expect(response).to be_a_calm_deploy_for(:visitor)
  # end
end
