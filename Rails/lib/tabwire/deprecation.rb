# frozen_string_literal: true

module Tabwire
  # How soon a deprecated tab leaves the tab bar (P5.6).
  module Deprecation
    # The tab stays until the next natural opportunity: a restart of the app, or the next time the tab bar appears.
    SOFT = "soft"
    # The tab stays while it is selected, and leaves when the user selects another tab.
    HARD = "hard"
    # The values that clients know.
    ALL = [SOFT, HARD].freeze
  end
end
