# frozen_string_literal: true

module Tabwire
  # A tab bar is rendered inside a fragment cache.
  class CachedTabBarError < StandardError
    def initialize
      super("tab_bar is inside a fragment cache, which shows one user's tabs to others; move it out of the cache block")
    end
  end
end
