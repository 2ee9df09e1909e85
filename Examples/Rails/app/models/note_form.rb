# frozen_string_literal: true

# A form with a note about a walk.
class NoteForm
  # The fewest characters that a note has.
  LEAST = 10

  attr_reader :trail, :text

  # @param trail [String, nil] where somebody was; nothing before the form is sent
  # @param text [String, nil] how it was
  def initialize(trail: nil, text: nil)
    @trail = trail
    @text = text
  end

  # @return [Hash] for each field that is wrong, the name of the text that says so
  def problems
    @problems ||= {
      trail: ("noteTrailMissing" if trail&.strip&.empty?),
      text: ("noteTextShort" if text && text.strip.length < LEAST)
    }.compact
  end
end
