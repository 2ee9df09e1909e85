# frozen_string_literal: true

# Updates. Opening one marks it as read.
class UpdatesController < ApplicationController
  def show
    @update = Update.find(params[:id])
    # A prefetched page is not on the screen yet.
    return if prefetch?

    current_user.read(@update)
    save current_user
    ApplicationTabBar.broadcast_to(current_user.persona)
  end
end
