# frozen_string_literal: true

module Tabwire
  # Why clients would reject a configuration, and where in it the reason stands.
  #
  # A rejected configuration changes nothing: the client keeps the state it has.
  class ConfigurationError < StandardError
    # The protocol's names of the reasons. When several apply, the one that comes first here is reported.
    CODES = %w[
      tooLarge malformed emptyID duplicateID singleTab missingActive unsafePath tooManyTabs
    ].freeze

    # @return [String] the reason, one of {CODES}
    attr_reader :code
    # @return [String] the JSON path of the value that is wrong, such as `$.tabs[2].id`
    attr_reader :path
    # @return [Integer, nil] the position of the tab that is wrong, counted from 0; nothing if no single tab is
    attr_reader :tab_index
    # @return [String] what is wrong and what to do about it, in a sentence
    attr_reader :reason

    # @param code [String] the reason
    # @param path [String] the JSON path of the value that is wrong
    # @param reason [String] what is wrong and what to do about it
    # @param tab_index [Integer, nil] the position of the tab that is wrong
    def initialize(code, path, reason, tab_index: nil)
      @code = code
      @path = path
      @reason = reason
      @tab_index = tab_index
      super("#{code} at #{path}: #{reason}")
    end
  end
end
