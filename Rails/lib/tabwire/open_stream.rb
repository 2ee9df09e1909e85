# frozen_string_literal: true

module Tabwire
  # A stream that is open, or whose response is being rendered.
  class OpenStream
    # @return [Array<String>] the topics whose changes concern it
    attr_reader :topics
    # @return [String, nil] the id of its session
    attr_reader :session
    # @return [Float] when it was opened
    attr_reader :opened
    # @return [IO, nil] the connection, or `nil` while the response is being rendered
    attr_accessor :io
    # @return [Boolean] whether its tab bar may have changed
    attr_accessor :outdated
    # @return [Boolean] whether another stream of its session has taken its place
    attr_accessor :replaced

    # @param topics [Array<String>] the topics whose changes concern it
    # @param session [String, nil] the id of its session
    # @param opened [Float] when it was opened
    def initialize(topics, session, opened)
      @topics = topics
      @session = session
      @opened = opened
      @outdated = @replaced = false
    end

    # @return [Boolean] whether it can be ended now
    def ends? = !io.nil? && (outdated || replaced)

    # @return [Boolean] whether its client has closed the connection
    def gone?
      !io.nil? && io.read_nonblock(1, exception: false).nil?
    rescue SystemCallError, IOError
      true
    end

    # Writes without waiting for a client that does not read.
    #
    # @param text [String] the text
    # @return [Boolean] whether all of it was written
    def write(text)
      !io.nil? && io.write_nonblock(text, exception: false) == text.bytesize
    rescue SystemCallError, IOError
      false
    end

    # Closes the connection.
    #
    # @param text [String, nil] the last text
    def close(text = nil)
      write(text) if text
      io&.close
    rescue SystemCallError, IOError
      # The client was faster.
    end
  end
end
