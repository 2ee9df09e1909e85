# frozen_string_literal: true

# A form with a note about a walk.
class NoteForm
  # The minimum length of a note, in characters.
  MINIMUM_LENGTH = 10

  attr_reader :trail, :text

  # @param trail [String, nil] the name of the trail, or `nil` before the form is sent
  # @param text [String, nil] the note, or `nil` before the form is sent
  def initialize(trail: nil, text: nil)
    @trail = trail
    @text = text
  end

  # @return [Hash] the translation key of each invalid field's error
  def errors
    @errors ||= {
      trail: ("noteTrailMissing" if trail&.strip&.empty?),
      text: ("noteTextShort" if text && text.strip.length < MINIMUM_LENGTH)
    }.compact
  end
end
