# frozen_string_literal: true

module Tabwire
  # Something in an accepted configuration that does not do what its author meant. For the log, never for users.
  #
  # @!attribute [r] code
  #   @return [String] the kind of warning: `unknownDeprecation` or `invalidReplaces`
  # @!attribute [r] path
  #   @return [String] the JSON path of the value concerned, such as `$.tabs[2].replaces`
  # @!attribute [r] reason
  #   @return [String] what is odd and what clients make of it, in a sentence
  ConfigurationWarning = Struct.new(:code, :path, :reason) do
    # @return [String] all of it in a line
    def to_s = "#{code} at #{path}: #{reason}"
  end
end
