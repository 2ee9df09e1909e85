# frozen_string_literal: true

# The visitor's profile, and a page that fails.
class ProfilesController < ApplicationController
  def show; end

  def edit
    @form = NameForm.new(visitor.name)
  end

  def update
    @form = NameForm.new(field(:name))
    return render :edit, status: 422 if @form.problem

    visitor.name = @form.name
    save visitor
    go_on_to profile_path, notice: t("profileSaved")
  end

  def trouble
    raise "A page that fails, as its link says."
  end
end
