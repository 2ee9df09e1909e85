# frozen_string_literal: true

# The lifelines of an app's containers.
class LifelinesController < ApplicationController
  def show
    @lifelines = Lifelines.new
  end
end
