# frozen_string_literal: true

require "rspec/expectations"
require_relative "testing"

module Tabwire
  # RSpec matchers:
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
    #   Matches a page with a tab bar: its active tab, and its tabs in order. An omitted argument matches any value.
    #   `have_tab_bar(tabs: [])` matches a page that tells apps to show no tab bar.
    matcher :have_tab_bar do |active: nil, tabs: nil|
      match do |page|
        @difference = Testing::EmbeddedTabBar.new(page).difference(active:, tabs:)
        @difference.nil?
      end
      failure_message { @difference }
    end

    # @!method pass_tab_bar_lint
    #   Matches a page in whose tab bar `tabwire check` finds no error and no usability problem.
    matcher :pass_tab_bar_lint do
      match do |page|
        tab_bar = Testing::EmbeddedTabBar.new(page)
        next !(@error = tab_bar.error) unless tab_bar.configuration

        skip "the command tabwire is not installed" unless Testing::DeployPlan.command?
        @error = Testing::Lint.report(tab_bar.configuration)
        @error.nil?
      end
      failure_message { @error }
    end

    # @!method be_a_calm_deploy_for(name, fail_on: :disruptive, folder: Rails.root.join("spec/tab_bars"))
    #   Matches a page whose tab bar disturbs no user when it is deployed (see {Testing::DeployPlan}).
    matcher :be_a_calm_deploy_for do |name, fail_on: :disruptive, folder: ::Rails.root.join("spec/tab_bars")|
      match do |page|
        tab_bar = Testing::EmbeddedTabBar.new(page)
        next !(@error = tab_bar.error) unless tab_bar.configuration

        plan = Testing::DeployPlan.new(name, tab_bar.configuration, folder)
        next plan.save if Testing::DeployPlan.save?

        skip "the command tabwire is not installed" unless Testing::DeployPlan.command?
        @error = plan.error(fail_on:)
        @error.nil?
      end
      failure_message { @error }
    end
  end
end
