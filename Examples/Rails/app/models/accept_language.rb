# frozen_string_literal: true

# Parses the header `Accept-Language`.
module AcceptLanguage
  # A language and its quality: from 0 (not acceptable) to 1 (the default).
  RANGE = /([a-z]+)[^,;]*(?:;\s*q=([^,;]*))?/i
  private_constant :RANGE

  # @param header [String, nil] such as `de-CH, fr;q=0.8`
  # @return [Symbol, nil] the preferred available locale
  def self.preferred(header)
    ranges = header.to_s.byteslice(0, 512).scrub.scan(RANGE)
    available = ranges.filter_map do |language, quality|
      language = language.downcase.to_sym
      [language, quality ? quality.to_f : 1.0] if I18n.available_locales.include?(language)
    end
    # `max_by` returns the first of several with the same quality.
    language, quality = available.max_by(&:last)
    language if quality&.positive?
  end
end
