# frozen_string_literal: true

# The home page: updates, a note form, and stories.
class HomeController < ApplicationController
  def show
    @note = NoteForm.new
  end
end
