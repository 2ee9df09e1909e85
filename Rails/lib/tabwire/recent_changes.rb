# frozen_string_literal: true

module Tabwire
  # The topics of the last changes, by which a stream finds out what has changed since its request came.
  # @api private
  class RecentChanges
    # The number of changes that are remembered. Who has missed more counts as concerned.
    MAXIMUM = 1000
    private_constant :MAXIMUM

    # @return [Integer] the number of changes so far
    attr_reader :count

    def initialize
      @count = 0
      @topics = []
    end

    # @param topic [String, nil] the topic of a change, or `nil` for everybody
    def add(topic)
      @topics[count % MAXIMUM] = topic
      @count += 1
    end

    # @param topics [Array<String>]
    # @param numbers [Range<Integer>] the numbers of some changes, up to the last one
    # @return [Boolean] whether one of them may concern one of the topics
    def concern?(topics, numbers)
      numbers.size > MAXIMUM || numbers.any? { |number| [nil, *topics].include?(@topics[number % MAXIMUM]) }
    end
  end
end
