# frozen_string_literal: true

module Tabwire
  # The version of the gem.
  VERSION = "0.1.0"
end
