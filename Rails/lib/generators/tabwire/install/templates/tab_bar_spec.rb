# frozen_string_literal: true

require "rails_helper"
require "tabwire/rspec"

RSpec.describe "Tab bar", type: :request do
  include Tabwire::RSpec

  it "is on the home page" do
    get "/"
    expect(response).to have_tab_bar(active: :home, tabs: %i[home explore])
  end

  # Nobody who has the app open is disturbed by the next deploy. Needs the command tabwire. After each deploy,
  # TABWIRE_SAVE=1 bin/rspec writes down what is live.
  #
  # it "is calm about the next deploy" do
  #   get "/"
  #   expect(response).to be_a_calm_deploy_for(:visitor)
  # end
end
