# frozen_string_literal: true

# The user's profile, and a page that fails.
class ProfilesController < ApplicationController
  def show; end

  def edit
    @form = NameForm.new(current_user.name)
  end

  def update
    @form = NameForm.new(required_param(:name))
    return render :edit, status: 422 if @form.error

    current_user.name = @form.name
    save current_user
    redirect_to profile_path, status: :see_other, notice: t("profileSaved")
  end

  def trouble
    raise "This page always fails."
  end
end
