# frozen_string_literal: true

# The trails.
class TrailsController < ApplicationController
  def index; end

  def show
    @trail = Trail.find(params[:id])
  end
end
