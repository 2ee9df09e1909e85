# frozen_string_literal: true

# The pages of Premium users. They stay available after the tab is gone, so that no open app meets an error.
class PremiumController < ApplicationController
  def show
    @maps = Trail.all.select { |trail| (trail.id % 4).zero? }
  end
end
