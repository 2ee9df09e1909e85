# frozen_string_literal: true

# The language that a browser wants most, of those that the site speaks.
module AcceptedLanguage
  # A language, and how much it is wanted: from 0, which is not at all, to 1, which is left out.
  RANGE = /([a-z]+)[^,;]*(?:;\s*q=([^,;]*))?/i
  private_constant :RANGE

  # @param header [String, nil] the value of `Accept-Language`, such as `de-CH, fr;q=0.8`
  # @return [Symbol, nil] nothing if the site speaks none of them
  def self.from(header)
    ranges = header.to_s.byteslice(0, 512).scrub.scan(RANGE)
    spoken = ranges.filter_map do |language, weight|
      language = language.downcase.to_sym
      [language, weight ? weight.to_f : 1.0] if I18n.available_locales.include?(language)
    end
    # Of two that are wanted as much, the first comes first, as `max_by` has it.
    language, weight = spoken.max_by(&:last)
    language if weight&.positive?
  end
end
