# frozen_string_literal: true

require "json"
require "open3"
require "pathname"
require "tempfile"

module Tabwire
  module Testing
    # The effect of the next deploy on open apps, according to the command `tabwire plan`, which walks through every
    # state that an app can be in.
    #
    # `test/tab_bars` holds the configurations of the last deploy: one file for each audience, committed with the app.
    # After a deploy, `TABWIRE_SAVE=1 bin/rails test` writes them again.
    class DeployPlan
      # The severities of a deploy, in ascending order.
      SEVERITIES = %w[none calm noticeable disruptive].freeze
      # The members that differ between requests, not between deploys.
      CHANGING = %w[appBadge live revision session tabBarHidden].freeze
      private_constant :CHANGING

      # @return [Boolean] whether to write the configurations instead of comparing them
      def self.save? = ENV.key?("TABWIRE_SAVE")

      # @param name [Symbol, String] the audience
      # @param configuration [Hash] the configuration of today's page
      # @param folder [Pathname, String] the folder with the configurations of the last deploy
      def initialize(name, configuration, folder)
        @file = Pathname(folder).join("#{name}.json")
        tabs = configuration["tabs"].map { |tab| tab.except("version") }
        @json = "#{JSON.pretty_generate(configuration.except(*CHANGING).merge('tabs' => tabs))}\n"
      end

      # Writes the configuration as that of the last deploy.
      #
      # @return [nil]
      def save
        @file.dirname.mkpath
        @file.write(@json)
        nil
      end

      # Runs `tabwire plan`.
      #
      # @param fail_on [Symbol, String] the lowest severity that fails, one of {SEVERITIES}
      # @return [String, nil] the report of a deploy that fails, or `nil`
      # @raise [ArgumentError] if the severity is unknown
      def error(fail_on:)
        unless SEVERITIES.include?(fail_on.to_s)
          raise ArgumentError, "fail_on: #{fail_on.inspect} is unknown; use one of #{SEVERITIES.join(', ')}"
        end
        return "#{@file} does not exist; run the tests with TABWIRE_SAVE=1 to write it" unless @file.file?

        Tempfile.create(["tab-bar", ".json"]) do |today|
          today.write(@json)
          today.close
          Testing.report("plan", @file.to_s, today.path, "--fail-on", fail_on.to_s)
        end
      end
    end
  end
end
