# frozen_string_literal: true

require "support/test_case"
require "open3"
require "tabwire/testing"

class DemoTest < ActiveSupport::TestCase
  DEMO = File.expand_path("../../Examples/Rails", __dir__)

  test "the demo's own tests pass" do
    output, status = Open3.capture2e("bin/setup && bin/rails test", chdir: DEMO)
    assert status.success?, output
    skips = Tabwire::Testing::DeployPlan.command? ? 0 : 1
    assert_match(/\b0 failures, 0 errors, #{skips} skips$/, output)
  end
end
