# frozen_string_literal: true

module Tabwire
  # Values that are kept by keys, up to a number of them: for a new one the oldest goes. Threads may share it.
  class BoundedCache
    # @return [Integer] how many values are kept at most
    attr_reader :maximum

    # @param maximum [Integer] how many values are kept at most; 0 keeps none
    def initialize(maximum)
      @maximum = maximum
      @values = {}
      @lock = Mutex.new
    end

    # @param key [Object]
    # @return [Object, nil] what is kept by an equal key, if anything is
    def [](key) = @lock.synchronize { @values[key] }

    # Keeps a value.
    #
    # @param key [Object] what it is found by; must never change
    # @param value [Object] must never change, since threads share it
    def []=(key, value)
      @lock.synchronize do
        @values[key] = value
        @values.shift if @values.size > maximum
      end
    end

    # @return [Integer] how many values are kept
    def size = @lock.synchronize { @values.size }
  end
end
