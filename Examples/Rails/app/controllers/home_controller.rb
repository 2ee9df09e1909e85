# frozen_string_literal: true

# Home: updates to read, a note to write, and what others say.
class HomeController < ApplicationController
  def show
    @note = NoteForm.new
  end

  def save_note
    @note = NoteForm.new(trail: field(:trail), text: field(:note))
    return render :show, status: 422 if @note.problems.any?

    go_on_to root_path, notice: t("noteSaved", trail: @note.trail.strip.truncate(40, omission: "…"))
  end
end
