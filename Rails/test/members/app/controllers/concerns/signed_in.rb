# frozen_string_literal: true

# Two users, without a database.
module SignedIn
  extend ActiveSupport::Concern

  User = Struct.new(:id, :name, :badge, keyword_init: true)
  USERS = [User.new(id: "regular", name: "Robin", badge: 3), User.new(id: "premium", name: "Priya", badge: 7)].freeze

  included { helper_method :current_user }

  private

  # A cookie remembers the user after the session has ended.
  def current_user
    session[:user] ||= cookies.signed[:remember] unless @current_user
    @current_user ||= USERS.find { |user| user.id == session[:user] }
  end
end
