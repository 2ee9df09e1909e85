# frozen_string_literal: true

module Tabwire
  # Writes JSON strings. Most titles and badges need no escaping, and skip the generator.
  module JSONText
    ESCAPED = /["\\[:cntrl:]]/
    private_constant :ESCAPED

    # @param text [String] a UTF-8 string
    # @return [String] the same as `JSON.generate`
    def self.of(text) = text.match?(ESCAPED) ? JSON.generate(text) : %("#{text}")
  end
end
