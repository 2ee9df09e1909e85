# frozen_string_literal: true

# Trails that users recommend to each other. Opening one marks it as read.
class RecommendationsController < ApplicationController
  def create
    trail = Trail.find(params[:id])
    persona = recipient
    Recommendation.create(trail, to: persona, from: current_user.persona)
    ApplicationTabBar.broadcast_to(persona)
    name = Persona.first_name(persona)
    redirect_to trail_path(trail.id), status: :see_other, notice: t("trailSent", trail: trail.name, name:)
  end

  def show
    recommendation = Recommendation.find(params[:id], persona: current_user.persona)
    read(recommendation) unless prefetch?
    redirect_to trail_path(recommendation.trail), status: :see_other
  end

  private

  def recipient
    persona = required_param(:to)
    raise ActionController::BadRequest, "unknown persona #{persona.inspect}" unless Persona::NAMES.key?(persona)

    persona
  end

  def read(recommendation)
    recommendation.read = true
    ApplicationTabBar.broadcast_to(current_user.persona)
  end
end
