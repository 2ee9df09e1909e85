# frozen_string_literal: true

module Tabwire
  # Texts as JSON. Most need no escaping, and making a generator takes longer than all else that is done to them.
  module JSONText
    ESCAPED = /["\\[:cntrl:]]/
    private_constant :ESCAPED

    # @param text [String] a text in UTF-8
    # @return [String] the same as `JSON.generate`
    def self.of(text) = text.match?(ESCAPED) ? JSON.generate(text) : %("#{text}")
  end
end
