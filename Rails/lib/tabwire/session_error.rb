# frozen_string_literal: true

module Tabwire
  # A tab bar does not tell users apart, so apps could show one user the pages of another.
  class SessionError < ArgumentError
    # The value of `session` does not identify a user. Under the policy `:log` the page then gets no tabs.
    #
    # @param user [Object] the value of `session`
    # @return [SessionError]
    def self.for_value(user)
      new("session: #{user.class} does not identify a user; return an id, such as current_user.id")
    end

    # The tab bar does not declare `session`. Under the policy `:log` the page keeps its tabs and has no session.
    #
    # @param tab_bar [Class<TabBar>]
    # @return [SessionError]
    def self.undeclared(tab_bar)
      new("#{tab_bar.name} does not declare session; use session { current_user&.id }, or session false if the app " \
          "has no users")
    end
  end
end
