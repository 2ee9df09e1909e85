# frozen_string_literal: true

# Saves notes from the form on the home page, and from a page of its own, which apps present as a modal page.
class NotesController < ApplicationController
  def new
    @note = NoteForm.new
  end

  def create = save_or_render("home/show")

  def create_alone = save_or_render("new")

  private

  # @param page [String] the page of an invalid form
  def save_or_render(page)
    @note = NoteForm.new(trail: required_param(:trail), text: required_param(:note))
    return render page, status: 422 if @note.errors.any?

    trail = @note.trail.strip.truncate(40, omission: "…")
    redirect_to root_path, status: :see_other, notice: t("noteSaved", trail:)
  end
end
