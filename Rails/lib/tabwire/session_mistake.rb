# frozen_string_literal: true

module Tabwire
  # What `session` says does not tell who is signed in. As nobody knows then whose pages the apps show, they are told to
  # show no tabs.
  class SessionMistake < ArgumentError
    # @param user [Object] what `session` says
    def initialize(user)
      super("session: #{user.class} does not tell users apart; give an id, such as current_user.id")
    end
  end
end
