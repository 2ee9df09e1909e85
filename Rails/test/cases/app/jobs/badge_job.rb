# frozen_string_literal: true

# Changes the badge of a user.
class BadgeJob < ApplicationJob
  def perform(user) = ApplicationTabBar.broadcast_to(user)
end
