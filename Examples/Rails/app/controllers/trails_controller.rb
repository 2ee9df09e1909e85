# frozen_string_literal: true

# The list of trails, and each trail.
class TrailsController < ApplicationController
  def index; end

  def show
    @trail = Trail.find(params[:id])
  end
end
