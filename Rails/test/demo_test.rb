# frozen_string_literal: true

require "support/test_case"
require "open3"

class DemoTest < ActiveSupport::TestCase
  DEMO = File.expand_path("../../Examples/Rails", __dir__)

  test "the demo's own tests pass" do
    output, status = Open3.capture2e("bin/setup && bin/rails test", chdir: DEMO)
    assert status.success?, output
    # Without the command tabwire, the demo skips a test.
    assert_match(/\b0 failures, 0 errors, 0 skips$/, output)
  end
end
