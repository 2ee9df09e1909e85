# frozen_string_literal: true

module Tabwire
  # A thread-safe cache with a maximum number of entries. A new entry evicts the oldest.
  class BoundedCache
    # @return [Integer] the maximum number of entries
    attr_reader :maximum

    # @param maximum [Integer] the maximum number of entries; 0 disables the cache
    def initialize(maximum)
      @maximum = maximum
      @entries = {}
      @lock = Mutex.new
    end

    # @param key [Object]
    # @return [Object, nil] the value stored under an equal key
    def [](key) = @lock.synchronize { @entries[key] }

    # Stores a value.
    #
    # @param key [Object] must never change
    # @param value [Object] must never change: threads share it
    def []=(key, value)
      @lock.synchronize do
        @entries[key] = value
        @entries.shift if @entries.size > maximum
      end
    end

    # @return [Integer] the number of entries
    def size = @lock.synchronize { @entries.size }
  end
end
