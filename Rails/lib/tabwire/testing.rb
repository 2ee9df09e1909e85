# frozen_string_literal: true

module Tabwire
  # What {TestHelper} and {RSpec} share.
  module Testing
  end
end

require_relative "testing/carried_tab_bar"
require_relative "testing/deploy_plan"
