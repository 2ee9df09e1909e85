# frozen_string_literal: true

require "test_helper"

class SharedContentTest < ActiveSupport::TestCase
  test "the shared content is complete" do
    assert_equal (1..24).to_a, Trail.all.map(&:id)
    assert_equal "Heron Lake", Trail.all.last.next.name
    Trail.all.each { |trail| assert_equal 8, trail.stretches.size }
    assert_empty Story.all.map(&:trail) - Trail.all.map(&:id)
    assert_raises(SharedContent::NotFoundError) { Guide.find("7") }
  end
end
