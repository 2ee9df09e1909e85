# frozen_string_literal: true

module Tabwire
  # A stream that is open, or whose response is being rendered.
  # @api private
  class OpenStream
    # @return [Boolean] whether its tab bar may have changed
    attr_accessor :outdated
    # @return [Boolean] whether another stream of its session has taken its place
    attr_accessor :replaced
    # @return [IO, nil] the connection, or `nil` while the response is being rendered
    attr_accessor :io
    # The values of {#initialize}; without a session it is the address.
    attr_reader :topics, :session, :address

    # @param topics [Array<String>] the topics whose changes concern it
    # @param session [String, nil] the id of its session
    # @param address [String, nil] the address of its client
    # @param opened [Float] when it was opened
    def initialize(topics, session, address, opened)
      @topics = topics
      @session = session || address
      @address = address
      @opened = opened
      @outdated = @replaced = false
      # Streams that were opened together do not end together.
      @share = rand(0.5..1)
    end

    # @return [Boolean] whether it can be ended now
    def ends? = !io.nil? && (outdated || replaced)

    # @return [Boolean] whether its lifetime is over
    def expired?(now, lifetime) = !io.nil? && now - @opened > @share * lifetime

    # @return [Boolean] whether its client has closed the connection
    def gone? = !io.nil? && unless_closed(true) { io.read_nonblock(1, exception: false).nil? }

    # Writes without waiting for a client that does not read.
    #
    # @return [Boolean] whether all of it was written
    def write(text)
      !io.nil? && unless_closed(false) { io.write_nonblock(text, exception: false) == text.bytesize }
    end

    # Closes the connection, after the last text.
    def close(text = "")
      write(text)
      unless_closed(nil) { io&.close }
    end

    private

    def unless_closed(otherwise)
      yield
    rescue SystemCallError, IOError
      otherwise
    end
  end
end
