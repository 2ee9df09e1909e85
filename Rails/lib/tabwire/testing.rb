# frozen_string_literal: true

require "open3"
require "pathname"
require_relative "testing/embedded_tab_bar"

module Tabwire
  # The implementation of {TestHelper} and {RSpec}. An error is a sentence, or `nil`.
  module Testing
    # The error without the command `tabwire`. Such a test is skipped.
    NO_COMMAND = "the command tabwire is not installed"
    # The members that differ between requests, not between deploys.
    CHANGING = %w[appBadge live revision session tabBarHidden].freeze
    private_constant :CHANGING

    class << self
      # Runs `tabwire check`.
      #
      # @param page [String, ActionDispatch::Response] the page
      # @return [String, nil] the errors and usability problems of the tab bar, or `nil`
      def lint_error(page)
        tab_bar = EmbeddedTabBar.new(page)
        tab_bar.error || report("check", "--strict", "-", stdin_data: JSON.generate(tab_bar.configuration))
      end

      # Compares the page with the last deploy by `tabwire plan`, which walks through every state that an app can be in.
      #
      # `test/tab_bars` holds the configurations of the last deploy: one file for each audience, committed with the app.
      # After a deploy, `TABWIRE_SAVE=1 bin/rails test` writes them again.
      #
      # @param page [String, ActionDispatch::Response] the page
      # @param name [Symbol, String] the audience
      # @param folder [Pathname, String] the folder with the configurations of the last deploy
      # @param fail_on [Symbol, String] the lowest severity that fails: `none`, `calm`, `noticeable` or `disruptive`
      # @return [String, nil] the report of a deploy that fails, or `nil`
      def deploy_error(page, name, folder, fail_on:)
        tab_bar = EmbeddedTabBar.new(page)
        return tab_bar.error if tab_bar.error

        file = Pathname(folder).join("#{name}.json")
        json = json_of_deploy(tab_bar.configuration)
        return save(file, json) if ENV.key?("TABWIRE_SAVE")

        error = report("plan", file.to_s, "-", "--fail-on", fail_on.to_s, stdin_data: json)
        return error if file.file? || error == NO_COMMAND

        "#{file} does not exist; run the tests with TABWIRE_SAVE=1 to write it"
      end

      # Runs the command `tabwire`.
      #
      # @return [String, nil] its output, or `nil` if it succeeds
      def report(*arguments, **options)
        output, status = Open3.capture2e("tabwire", *arguments, **options)
        output unless status.success?
      rescue Errno::ENOENT
        NO_COMMAND
      end

      private

      def json_of_deploy(configuration)
        tabs = configuration["tabs"].map { |tab| tab.except("version") }
        "#{JSON.pretty_generate(configuration.except(*CHANGING).merge('tabs' => tabs))}\n"
      end

      def save(file, json)
        file.dirname.mkpath
        file.write(json)
        nil
      end
    end
  end
end
