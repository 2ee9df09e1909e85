# frozen_string_literal: true

# Saves notes from the form on the home page.
class NotesController < ApplicationController
  def create
    @note = NoteForm.new(trail: required_param(:trail), text: required_param(:note))
    return render "home/show", status: 422 if @note.errors.any?

    trail = @note.trail.strip.truncate(40, omission: "…")
    redirect_to root_path, status: :see_other, notice: t("noteSaved", trail:)
  end
end
