# frozen_string_literal: true

module Api
  # Answers with JSON, without views.
  class UsersController < ActionController::API
    def show = render(json: { name: "Robin" })
  end
end
