# frozen_string_literal: true

module Tabwire
  # The reason why clients reject a configuration, and its place in the configuration.
  #
  # A client that rejects a configuration keeps its state.
  class ConfigurationError < StandardError
    # The error codes of the protocol. If several apply, the first one in this list is reported.
    CODES = %w[
      tooLarge malformed emptyID duplicateID singleTab missingActive unsafePath tooManyTabs
    ].freeze

    # @return [String] one of {CODES}
    attr_reader :code
    # @return [String] the JSON path of the invalid value, such as `$.tabs[2].id`
    attr_reader :path
    # @return [Integer, nil] the index of the invalid tab, or `nil` if the error concerns no single tab
    attr_reader :tab_index
    # @return [String] what is wrong and how to fix it
    attr_reader :reason

    # @param code [String] one of {CODES}
    # @param path [String] the JSON path of the invalid value
    # @param reason [String] what is wrong and how to fix it
    # @param tab_index [Integer, nil] the index of the invalid tab
    def initialize(code, path, reason, tab_index: nil)
      @code = code
      @path = path
      @reason = reason
      @tab_index = tab_index
      super("#{code} at #{path}: #{reason}")
    end
  end
end
