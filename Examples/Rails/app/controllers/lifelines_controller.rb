# frozen_string_literal: true

# What becomes of the tabs of an app.
class LifelinesController < ApplicationController
  def show
    @lifelines = Lifelines.new
  end
end
