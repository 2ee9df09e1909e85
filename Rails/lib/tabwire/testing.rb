# frozen_string_literal: true

module Tabwire
  # The implementation of {TestHelper} and {RSpec}.
  module Testing
  end
end

require_relative "testing/deploy_plan"
require_relative "testing/embedded_tab_bar"
require_relative "testing/lint"
