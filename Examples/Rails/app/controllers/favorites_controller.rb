# frozen_string_literal: true

# The user's favorite trails.
class FavoritesController < ApplicationController
  def index
    @trails = current_user.favorites.map { |id| Trail.find(id.to_s) }
  end

  def toggle
    trail = Trail.find(params[:id])
    notice = current_user.toggle_favorite(trail) ? "favoriteAdded" : "favoriteRemoved"
    save current_user
    redirect_to trail_path(trail.id), status: :see_other, notice: t(notice, trail: trail.name)
  end
end
