# frozen_string_literal: true

module Tabwire
  # A usability problem of an accepted configuration. It is logged and never shown to users.
  #
  # @!attribute [r] code
  #   @return [String] `unknownDeprecation` or `invalidReplaces`
  # @!attribute [r] path
  #   @return [String] the JSON path of the value, such as `$.tabs[2].replaces`
  # @!attribute [r] reason
  #   @return [String] what is wrong and how clients handle it
  ConfigurationWarning = Struct.new(:code, :path, :reason) do
    # @return [String] the warning as one line
    def to_s = "#{code} at #{path}: #{reason}"
  end
end
