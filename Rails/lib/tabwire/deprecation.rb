# frozen_string_literal: true

module Tabwire
  # How urgently a tab that is going away leaves the bar (protocol, "Graceful tab removal").
  module Deprecation
    # The tab stays until the next natural opportunity: an app restart, or the next time the bar appears.
    SOFT = "soft"
    # The tab stays only while it is selected: it leaves as soon as the user turns to another tab.
    HARD = "hard"
    # All that clients know.
    ALL = [SOFT, HARD].freeze
  end
end
