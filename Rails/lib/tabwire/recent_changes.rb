# frozen_string_literal: true

module Tabwire
  # The changes of late, by which a stream that opens finds out what has changed since its request came.
  # @api private
  class RecentChanges
    # The maximum number of topics. An older change counts as one of every topic.
    MAXIMUM = 1000
    private_constant :MAXIMUM

    # @return [Integer] the number of changes so far
    attr_reader :count

    def initialize
      @count = @forgotten = 0
      # The number of the last change of each topic, in order. The topic `nil` concerns everybody.
      @numbers = {}
    end

    # @param topic [String, nil] the topic of a change, or `nil` for everybody
    def add(topic)
      @numbers.delete(topic)
      @numbers[topic] = @count += 1
      @forgotten = @numbers.shift.last if @numbers.size > MAXIMUM
    end

    # @param topics [Array<String>]
    # @param since [Integer] the number of changes at an earlier time
    # @return [Boolean] whether one of the topics may have changed after it
    def concern?(topics, since:)
      since < @forgotten || [nil, *topics].any? { |topic| @numbers.fetch(topic, 0) > since }
    end
  end
end
