# frozen_string_literal: true

module Tabwire
  # A tab bar uses a translation that does not exist.
  class TranslationError < StandardError
    # @param locale [Symbol]
    # @param key [String]
    def initialize(locale, key)
      super("translation missing: #{locale}.#{key}; add it, or pass default:")
    end
  end
end
