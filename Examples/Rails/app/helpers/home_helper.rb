# frozen_string_literal: true

# Helpers of the note form.
module HomeHelper
  # @return [Hash] the ARIA attributes of a field
  def note_field_aria(field)
    @note.errors.key?(field) ? { aria: { invalid: true, describedby: "note-#{field}-problem" } } : {}
  end

  # @return [ActiveSupport::SafeBuffer, nil] the error of a field
  def note_field_error(field)
    error = @note.errors[field]
    tag.p t(error, least: NoteForm::MINIMUM_LENGTH), class: "problem", id: "note-#{field}-problem" if error
  end
end
