# frozen_string_literal: true

require "json"
require "open3"

module Tabwire
  module Testing
    # The errors and usability problems of a tab bar, according to the command `tabwire check`.
    module Lint
      # @param configuration [Hash] the configuration of a page
      # @return [String, nil] the report of the command, or `nil` if it finds nothing
      def self.report(configuration)
        output, status = Open3.capture2e("tabwire", "check", "--strict", "-", stdin_data: JSON.generate(configuration))
        output unless status.success?
      end
    end
  end
end
