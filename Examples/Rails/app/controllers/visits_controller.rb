# frozen_string_literal: true

# Signing in as one of the personas, and out from anywhere.
class VisitsController < ApplicationController
  skip_before_action :let_in

  def new
    redirect_to root_path, status: :see_other if visitor
  end

  def create
    persona = field(:persona)
    raise ActionController::BadRequest, "nobody is #{persona.inspect}" unless Persona::NAMES.key?(persona)

    forget_visitor
    save Visitor.as(persona)
    go_on_to visitor.onboarded ? root_path : welcome_path
  end

  def destroy
    forget_visitor
    go_on_to sign_in_path, notice: t("signedOut")
  end
end
