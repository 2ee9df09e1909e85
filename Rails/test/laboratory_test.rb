# frozen_string_literal: true

require "support/test_case"

# The laboratory of the preview writes declarations; the fixture is one of them, word for word.
class LaboratoryTest < ActiveSupport::TestCase
  FIXTURES = File.expand_path("../../Preview/Tests/fixtures", __dir__)
  View = Struct.new(:current_user)

  test "a pasted declaration sends what the laboratory showed" do
    space = Module.new { module_eval(File.read("#{FIXTURES}/declaration.rb")) }
    sent, shown = [
      space::ApplicationTabBar.new(View.new(nil)).page_for("/").json, File.read("#{FIXTURES}/declaration.json")
    ].map { |json| JSON.parse(json).except("revision", "session") }
    # A server computes the revision and the session for each page.
    assert_equal shown, sent
  end
end
