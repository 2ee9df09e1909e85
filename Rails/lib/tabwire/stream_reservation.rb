# frozen_string_literal: true

module Tabwire
  # What a request for a stream knows before its tab bar is rendered. It belongs to the response and ends with it: a
  # client may leave before the server has sent the headers, and then no server says so. Nothing else keeps it.
  # @api private
  class StreamReservation
    # The values of {#initialize}; without a session it is the address.
    attr_reader :topics, :session, :address

    # @param topics [Array<String>] the topics whose changes concern it
    # @param session [String, nil] the id of its session
    # @param address [String, nil] the address of its client
    # @param changes [RecentChanges]
    def initialize(topics, session, address, changes)
      @topics = topics
      @session = session || address
      @address = address
      @changes = changes
      @seen = changes.count
    end

    # @return [Boolean] whether the tab bar may have changed since the request came
    def outdated = @changes.concern?(topics, since: @seen)
  end
end
