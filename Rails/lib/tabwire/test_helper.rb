# frozen_string_literal: true

require_relative "testing"

module Tabwire
  # Minitest assertions on the page of the last response:
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
    # Returns the tab configuration of a page.
    #
    # @param html [String, ActionDispatch::Response] the page
    # @return [Hash, nil] the configuration, or `nil` if the page has none or more than one
    def tab_bar_configuration(html = response) = Testing.new(html).configuration

    # Asserts that the page has a tab bar.
    #
    # @param html [String, ActionDispatch::Response] the page
    # @param expected [Hash]
    # @option expected [Symbol, String, nil] :active the active tab; `nil` accepts any
    # @option expected [Array<Symbol, String>, nil] :tabs the tabs in order; `nil` accepts any tabs, but at least one
    def assert_tab_bar(html: response, **expected) = assert_no_error(Testing.new(html).difference(**expected))

    # Asserts that the page tells apps to show no tab bar.
    #
    # @param html [String, ActionDispatch::Response] the page
    def assert_no_tab_bar(html: response) = assert_tab_bar(tabs: [], html:)

    # Asserts that deploying the page's tab bar disturbs no user who has the app open. It needs the command `tabwire`,
    # and skips the test without it.
    #
    # @param name [Symbol, String] the audience, which names a file in the folder (see {Testing#deploy_error})
    # @param fail_on [Symbol] the lowest severity that fails, `none`, `calm`,
    #   `noticeable` or `disruptive`
    # @param folder [Pathname, String] the folder with the configurations of the last deploy
    # @param html [String, ActionDispatch::Response] the page
    def assert_calm_deploy(name, fail_on: :disruptive, folder: ::Rails.root.join("test/tab_bars"), html: response)
      assert_no_error Testing.new(html).deploy_error(name, folder, fail_on:)
    end

    # Asserts that `tabwire check` finds no error and no usability problem in the tab bar, such as a title that is
    # too long for phones or an icon that is unknown. It needs the command `tabwire`, and skips the test without it.
    #
    # @param html [String, ActionDispatch::Response] the page
    def assert_tab_bar_lint(html: response) = assert_no_error(Testing.new(html).lint_error)

    # Returns the request headers of a native app.
    #
    # @param platform [String] such as `iOS` or `Android`
    # @param version [String] the version of the app
    # @param components [Array<String>] its bridge components
    # @return [Hash]
    def native_app_headers(platform: "iOS", version: "1.0", components: %w[navigation])
      { "User-Agent" => "App/#{version} Hotwire Native #{platform}; Turbo Native #{platform}; " \
                        "bridge-components: [#{components.join(' ')}]" }
    end

    private

    def assert_no_error(error)
      skip error if error == Testing::NO_COMMAND
      assert error.nil?, error
    end
  end
end
