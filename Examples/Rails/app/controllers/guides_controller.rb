# frozen_string_literal: true

# The guides to read before setting out.
class GuidesController < ApplicationController
  def index; end

  def show
    @guide = Guide.find(params[:id])
  end
end
