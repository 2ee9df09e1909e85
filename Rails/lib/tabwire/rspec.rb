# frozen_string_literal: true

require "rspec/expectations"
require_relative "testing"

module Tabwire
  # Matchers for an app's RSpec examples:
  #
  #   require "tabwire/rspec"
  #
  #   RSpec.describe "Tab bar", type: :request do
  #     it "shows members all tabs" do
  #       get explore_path
  #       expect(response).to have_tab_bar(active: :explore, tabs: %i[home explore profile])
  #     end
  #   end
  module RSpec
    extend ::RSpec::Matchers::DSL

    # @!method have_tab_bar(active: nil, tabs: nil)
    #   Whether a page carries a tab bar: the tab that it belongs to, and the tabs in order; what is left out is left
    #   open. `have_tab_bar(tabs: [])` is a page that tells apps to show none.
    matcher :have_tab_bar do |active: nil, tabs: nil|
      match do |page|
        @difference = Testing::CarriedTabBar.new(page).difference(active:, tabs:)
        @difference.nil?
      end
      failure_message { @difference }
    end

    # @!method be_a_calm_deploy_for(name, fail_on: :disruptive, folder: Rails.root.join("spec/tab_bars"))
    #   Whether nobody who has the app open is disturbed when what the page carries today is deployed (see
    #   {Testing::DeployPlan}).
    matcher :be_a_calm_deploy_for do |name, fail_on: :disruptive, folder: ::Rails.root.join("spec/tab_bars")|
      match do |page|
        carried = Testing::CarriedTabBar.new(page)
        next !(@problem = carried.problem) unless carried.configuration

        plan = Testing::DeployPlan.new(name, carried.configuration, folder)
        next plan.save if Testing::DeployPlan.saves?

        skip "the command tabwire is not installed" unless Testing::DeployPlan.command?
        @problem = plan.problem(fail_on:)
        @problem.nil?
      end
      failure_message { @problem }
    end
  end
end
