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
    matcher :have_tab_bar do |**expected|
      match { |page| (@error = Testing::EmbeddedTabBar.new(page).difference(**expected)).nil? }
      failure_message { @error }
    end

    # @!method pass_tab_bar_lint
    #   Matches a page in whose tab bar `tabwire check` finds no error and no usability problem.
    matcher :pass_tab_bar_lint do
      match do |page|
        @error = Testing.lint_error(page)
        skip @error if @error == Testing::NO_COMMAND
        @error.nil?
      end
      failure_message { @error }
    end

    # @!method be_a_calm_deploy_for(name, fail_on: :disruptive, folder: Rails.root.join("spec/tab_bars"))
    #   Matches a page whose tab bar disturbs no user when it is deployed (see {Testing::DeployPlan}).
    matcher :be_a_calm_deploy_for do |name, fail_on: :disruptive, folder: ::Rails.root.join("spec/tab_bars")|
      match do |page|
        @error = Testing.deploy_error(page, name, folder, fail_on:)
        skip @error if @error == Testing::NO_COMMAND
        @error.nil?
      end
      failure_message { @error }
    end
  end
end
