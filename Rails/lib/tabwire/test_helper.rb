# frozen_string_literal: true

require_relative "testing"

module Tabwire
  # Assertions for an app's Minitest tests, on the page of the last response:
  #
  #   require "tabwire/test_helper"
  #
  #   class TabBarTest < ActionDispatch::IntegrationTest
  #     include Tabwire::TestHelper
  #
  #     test "members have all tabs" do
  #       sign_in users(:member)
  #       get explore_path
  #       assert_tab_bar active: :explore, tabs: %i[home explore profile]
  #     end
  #   end
  module TestHelper
    # The tab configuration that the page carries.
    #
    # @param html [String, ActionDispatch::Response] the page
    # @return [Hash, nil] nothing if the page carries none, or more than one
    def tab_bar_configuration(html = response)
      Testing::CarriedTabBar.new(html).configuration
    end

    # Asserts that the page carries a tab bar.
    #
    # @param active [Symbol, String, nil] the tab that the page belongs to; nothing leaves it open
    # @param tabs [Array<Symbol, String>, nil] the tabs, in order; nothing is any, but not none
    # @param html [String, ActionDispatch::Response] the page
    def assert_tab_bar(active: nil, tabs: nil, html: response)
      difference = Testing::CarriedTabBar.new(html).difference(active:, tabs:)
      assert difference.nil?, difference
    end

    # Asserts that apps are told to show no tab bar.
    #
    # @param html [String, ActionDispatch::Response] the page
    def assert_no_tab_bar(html: response)
      difference = Testing::CarriedTabBar.new(html).difference(tabs: [])
      assert difference.nil?, difference
    end

    # Asserts that nobody who has the app open is disturbed when what the page carries today is deployed. It needs the
    # command `tabwire`, and is skipped where that is missing.
    #
    # @param name [Symbol, String] the kind of user, which is the name of a file in the folder (see
    #   {Testing::DeployPlan})
    # @param fail_on [Symbol] the severity from which on it fails, one of {Testing::DeployPlan::SEVERITIES}
    # @param folder [Pathname, String] where the configurations of the last deploy are
    # @param html [String, ActionDispatch::Response] the page
    def assert_calm_deploy(name, fail_on: :disruptive, folder: ::Rails.root.join("test/tab_bars"), html: response)
      carried = Testing::CarriedTabBar.new(html)
      assert carried.configuration, carried.problem
      plan = Testing::DeployPlan.new(name, carried.configuration, folder)
      return plan.save if Testing::DeployPlan.saves?

      skip "the command tabwire is not installed" unless Testing::DeployPlan.command?
      problem = plan.problem(fail_on:)
      assert problem.nil?, problem
    end

    # The headers of a request that a native app sends.
    #
    # @param platform [String] such as `iOS` or `Android`
    # @param version [String] the version of the app
    # @param components [Array<String>] the bridge components that it has
    # @return [Hash]
    def native_app_headers(platform: "iOS", version: "1.0", components: %w[navigation])
      {
        "User-Agent" => "App/#{version} Hotwire Native #{platform}; Turbo Native #{platform}; " \
                        "bridge-components: [#{components.join(' ')}]"
      }
    end
  end
end
