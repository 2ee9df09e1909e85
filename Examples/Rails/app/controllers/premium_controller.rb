# frozen_string_literal: true

# What Premium users get. The page stays when the tab goes, so that nobody is stranded on an error.
class PremiumController < ApplicationController
  def show
    @maps = Trail.all.select { |trail| (trail.id % 4).zero? }
  end
end
