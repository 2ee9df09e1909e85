# frozen_string_literal: true

module Tabwire
  # The limits of {OpenStreams}, as the limit of open files allows.
  # @api private
  module StreamLimits
    # The part of the open files that is left to pages, databases and logs.
    OTHER_FILES = 0.4
    private_constant :OTHER_FILES

    # @return [Integer] the highest number of an open file that a stream may have
    def self.highest_file = ((1 - OTHER_FILES) * [Process.getrlimit(:NOFILE).first, 1_000_000].min).to_i

    # @param config [ActiveSupport::OrderedOptions] `config.tabwire`
    # @return [Hash] the arguments of {OpenStreams#initialize}
    def self.from(config)
      {
        maximum: [config.maximum_streams, highest_file].min, maximum_per_session: config.maximum_streams_per_session,
        maximum_per_address: config.maximum_streams_per_address
      }
    end
  end
end
