# frozen_string_literal: true

module Tabwire
  # The value of `session` does not identify a user. Under the policy `:log` the page then gets no tabs, so that no user
  # keeps the pages of another.
  class SessionError < ArgumentError
    # @param user [Object] the value of `session`
    def initialize(user)
      super("session: #{user.class} does not identify a user; return an id, such as current_user.id")
    end
  end
end
