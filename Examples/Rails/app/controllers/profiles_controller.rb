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

  # The page where users arrange their tabs.
  def tabs; end

  # Nobody sees the face of another user.
  def face
    return head :not_found if params[:persona] != current_user.persona

    response.set_header "Cache-Control", "no-store"
    send_data Face.new(current_user.persona).png, type: "image/png", disposition: "inline"
  end

  def trouble
    raise "This page always fails."
  end
end
