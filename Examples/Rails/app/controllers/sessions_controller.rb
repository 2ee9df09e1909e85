# frozen_string_literal: true

# Signs in as one of the personas, and out.
class SessionsController < ApplicationController
  allow_signed_out_access

  def new
    redirect_to root_path, status: :see_other if current_user
  end

  def create
    persona = required_param(:persona)
    raise ActionController::BadRequest, "unknown persona #{persona.inspect}" unless Persona::NAMES.key?(persona)

    sign_in User.for(persona)
    redirect_to current_user.onboarded ? root_path : welcome_path, status: :see_other
  end

  def destroy
    persona = current_user&.persona
    sign_out
    # Other windows of this browser are signed out, too.
    ApplicationTabBar.broadcast_to(persona) if persona
    redirect_to sign_in_path, status: :see_other, notice: t("signedOut")
  end
end
