# frozen_string_literal: true

# The trails that the visitor keeps.
class FavoritesController < ApplicationController
  def index
    @trails = visitor.favorites.map { |id| Trail.find(id.to_s) }
  end

  def toggle
    trail = Trail.find(params[:id])
    notice = visitor.toggle_favorite(trail) ? "favoriteAdded" : "favoriteRemoved"
    save visitor
    go_on_to trail_path(trail.id), notice: t(notice, trail: trail.name)
  end
end
