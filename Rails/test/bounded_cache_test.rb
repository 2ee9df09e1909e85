# frozen_string_literal: true

require "support/test_case"

class BoundedCacheTest < ActiveSupport::TestCase
  test "an equal key finds the value" do
    cache = Tabwire::BoundedCache.new(2)
    cache[%w[a b]] = 1
    assert_equal [1, nil], [cache[%w[a b]], cache[%w[ab]]]
  end

  test "a new entry evicts the oldest" do
    cache = Tabwire::BoundedCache.new(2)
    cache[:a] = 1
    cache[:b] = 2
    cache[:a] = 3
    cache[:c] = 4
    assert_equal [nil, 2, 4, 2], [cache[:a], cache[:b], cache[:c], cache.size]
  end

  test "a cache with a maximum of 0 stores nothing" do
    cache = Tabwire::BoundedCache.new(0)
    cache[:a] = 1
    assert_equal [nil, 0], [cache[:a], cache.size]
  end

  test "the maximum holds across threads" do
    cache = Tabwire::BoundedCache.new(10)
    sizes = Array.new(8) do |thread|
      Thread.new { (0...500).map { |number| cache[[thread, number]] = number and cache.size } }
    end.flat_map(&:value)
    assert_equal 10, sizes.max
  end
end
