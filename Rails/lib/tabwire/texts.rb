# frozen_string_literal: true

module Tabwire
  # Checks texts: JSON needs UTF-8.
  # @api private
  module Texts
    # @param text [Object]
    # @return [String, nil] what makes it no text, such as "of type Integer"; `nil` for a text
    def self.violation_in(text)
      return type_of(text) unless text.is_a?(String)
      return if text.valid_encoding? && (text.encoding == Encoding::UTF_8 || text.ascii_only?)

      "a #{text.encoding} string that is not valid UTF-8"
    end

    # @return [String] the type of a value, for an error
    def self.type_of(value) = value.nil? ? "nil" : "of type #{value.class}"
  end
end
