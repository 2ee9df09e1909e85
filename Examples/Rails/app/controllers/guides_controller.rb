# frozen_string_literal: true

# The guides of the library.
class GuidesController < ApplicationController
  def index; end

  def show
    @guide = Guide.find(params[:id])
  end
end
