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

    # Defines a matcher of pages by a block that returns an error of a {Testing}, or `nil`.
    #
    # @api private
    def self.page_matcher(name, &error_of)
      matcher name do |*arguments, **options|
        match do |page|
          @error = error_of.call(Testing.new(page), *arguments, **options)
          skip @error if @error == Testing::NO_COMMAND
          @error.nil?
        end
        failure_message { @error }
      end
    end

    # @!method have_tab_bar(active: nil, tabs: nil)
    #   Matches a page with a tab bar: its active tab, and its tabs in order. An omitted argument matches any value.
    #   `have_tab_bar(tabs: [])` matches a page that tells apps to show no tab bar.
    page_matcher(:have_tab_bar) { |page, **expected| page.difference(**expected) }

    # @!method pass_tab_bar_lint
    #   Matches a page in whose tab bar `tabwire check` finds no error and no usability problem.
    page_matcher(:pass_tab_bar_lint, &:lint_error)

    # @!method be_a_calm_deploy_for(name, fail_on: :disruptive, folder: Rails.root.join("spec/tab_bars"))
    #   Matches a page whose tab bar disturbs no user when it is deployed (see {Testing#deploy_error}).
    page_matcher(:be_a_calm_deploy_for) do |page, name, fail_on: :disruptive, folder: nil|
      page.deploy_error(name, folder || ::Rails.root.join("spec/tab_bars"), fail_on:)
    end
  end
end
