# frozen_string_literal: true

require_relative "testing/deploy_plan"
require_relative "testing/embedded_tab_bar"

module Tabwire
  # The implementation of {TestHelper} and {RSpec}.
  module Testing
    # The error without the command `tabwire`. Such a test is skipped.
    NO_COMMAND = "the command tabwire is not installed"

    class << self
      # Runs `tabwire check`.
      #
      # @param page [String, ActionDispatch::Response] the page
      # @return [String, nil] the errors and usability problems of the tab bar, or `nil`
      def lint_error(page)
        check(page) { |configuration| command? ? lint_report(configuration) : NO_COMMAND }
      end

      # Compares the page with the last deploy, or saves it as that.
      #
      # @param page [String, ActionDispatch::Response] the page
      # @param name [Symbol, String] the audience
      # @param folder [Pathname, String] the folder with the configurations of the last deploy
      # @param fail_on [Symbol, String] the lowest severity that fails, one of {DeployPlan::SEVERITIES}
      # @return [String, nil] the report of a deploy that fails, or `nil`
      def deploy_error(page, name, folder, fail_on:)
        check(page) do |configuration|
          plan = DeployPlan.new(name, configuration, folder)
          next plan.save if DeployPlan.save?

          command? ? plan.error(fail_on:) : NO_COMMAND
        end
      end

      # @param configuration [Hash] the configuration of a page
      # @return [String, nil] the report of `tabwire check`, or `nil` if it finds nothing
      def lint_report(configuration) = report("check", "--strict", "-", stdin_data: JSON.generate(configuration))

      # Runs the command `tabwire`.
      #
      # @return [String, nil] its output, or `nil` if it succeeds
      def report(*arguments, **options)
        output, status = Open3.capture2e("tabwire", *arguments, **options)
        output unless status.success?
      end

      # @return [Boolean] whether the command `tabwire` is installed
      def command?
        folders = ENV.fetch("PATH", "").split(File::PATH_SEPARATOR)
        folders.any? { |folder| File.executable?(File.join(folder, "tabwire")) }
      end

      private

      def check(page)
        tab_bar = EmbeddedTabBar.new(page)
        tab_bar.error || yield(tab_bar.configuration)
      end
    end
  end
end
