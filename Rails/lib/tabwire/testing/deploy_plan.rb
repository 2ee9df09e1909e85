# frozen_string_literal: true

require "json"
require "open3"
require "pathname"
require "tempfile"

module Tabwire
  module Testing
    # What the next deploy does to the apps that are open, as the command `tabwire plan` tells: it walks through every
    # state that an app can be in.
    #
    # The configurations of the last deploy are files in `test/tab_bars`, one for each kind of user, which are kept with
    # the app's code. `TABWIRE_SAVE=1 bin/rails test` writes them anew, when a deploy is out.
    class DeployPlan
      # How bad a deploy may be for somebody, from the gentlest.
      SEVERITIES = %w[none calm noticeable disruptive].freeze

      # @return [Boolean] whether the command `tabwire` is there
      def self.command?
        folders = ENV.fetch("PATH", "").split(File::PATH_SEPARATOR)
        folders.any? { |folder| File.executable?(File.join(folder, "tabwire")) }
      end

      # @return [Boolean] whether the configurations of the last deploy are to be written, and not to be compared with
      def self.saves? = ENV.key?("TABWIRE_SAVE")

      # @param name [Symbol, String] the kind of user
      # @param configuration [Hash] what the page carries today
      # @param folder [Pathname, String] where the configurations of the last deploy are
      def initialize(name, configuration, folder)
        @file = Pathname(folder).join("#{name}.json")
        # When a page was rendered and who asked for it says nothing about the deploy.
        @json = "#{JSON.pretty_generate(configuration.except('revision', 'session'))}\n"
      end

      # Writes the configuration as that of the last deploy.
      def save
        @file.dirname.mkpath
        @file.write(@json)
      end

      # What is wrong with the deploy, as `tabwire plan` tells it.
      #
      # @param fail_on [Symbol, String] the severity from which on something is wrong, one of {SEVERITIES}
      # @return [String, nil] nothing if nobody meets with anything as bad
      # @raise [ArgumentError] if there is no such severity
      def problem(fail_on:)
        unless SEVERITIES.include?(fail_on.to_s)
          raise ArgumentError, "fail_on: #{fail_on.inspect} is none of #{SEVERITIES.join(', ')}"
        end
        return "#{@file} is missing: TABWIRE_SAVE=1 writes it" unless @file.file?

        run("--fail-on", fail_on.to_s)
      end

      private

      def run(*options)
        Tempfile.create(["tab-bar", ".json"]) do |today|
          today.write(@json)
          today.close
          output, status = Open3.capture2e("tabwire", "plan", @file.to_s, today.path, *options)
          output unless status.success?
        end
      end
    end
  end
end
