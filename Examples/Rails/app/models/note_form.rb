# frozen_string_literal: true

# A form with a note about a walk.
class NoteForm
  # The fewest characters that a note has.
  LEAST = 10

  attr_reader :trail, :text

  # @param trail [String] where somebody was
  # @param text [String] how it was
  def initialize(trail: "", text: "")
    @trail = trail
    @text = text
  end

  # @return [Hash] for each field that is wrong, the name of the text that says so
  def problems
    @problems ||= {
      trail: ("noteTrailMissing" if trail.strip.empty?),
      text: ("noteTextShort" if text.strip.length < LEAST)
    }.compact
  end
end
