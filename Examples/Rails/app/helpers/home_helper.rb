# frozen_string_literal: true

# The form on Home.
module HomeHelper
  # @return [Hash] what assistive technology knows of a field that is wrong
  def note_field_state(field)
    @note.problems.key?(field) ? { aria: { invalid: true, describedby: "note-#{field}-problem" } } : {}
  end

  # @return [ActiveSupport::SafeBuffer, nil] what is wrong with a field
  def note_problem(field)
    problem = @note.problems[field]
    tag.p t(problem, least: NoteForm::LEAST), class: "problem", id: "note-#{field}-problem" if problem
  end
end
