# frozen_string_literal: true

require "io/wait"

module Tabwire
  # A stream. Until it is open it belongs to the response and ends with it: a client may leave before the server has
  # sent the headers, and then no server says so. Nothing else keeps it.
  # @api private
  class OpenStream
    # The seconds until the next sign of life, if nothing else is sent.
    ALIVE_FOR = 15
    # The sign of life (P11.28): an event, since browsers hide comments from pages.
    ALIVE = "event: alive\ndata: #{ALIVE_FOR}\n\n".freeze
    # The seconds by which it comes early: {OpenStreams} looks at the clock about once a second.
    EARLY = 2
    private_constant :ALIVE_FOR, :EARLY

    # @return [String, nil] the id of its session; without one it is the address
    attr_reader :session
    # @return [String, nil] the address of its client
    attr_reader :address
    # @return [Boolean] whether another stream of its session has taken its place
    attr_accessor :replaced

    # Notes what a request knows before its tab bar is rendered.
    #
    # @param topics [Array<String>] the topics whose changes concern it
    # @param changes [RecentChanges]
    # @param session [String, nil] the id of its session
    # @param address [String, nil] the address of its client
    def initialize(topics, changes, session: nil, address: nil)
      @topics = topics
      @changes = changes
      @seen = changes.count
      @session = session || address
      @address = address
      @outdated = @replaced = false
      # Streams that were opened together do not end together.
      @share = rand(0.5..1)
    end

    # @param io [IO] the connection
    # @param now [Float] the time
    # @return [OpenStream] the stream itself
    def open(io, now)
      @io = io
      @opened = @sent = now
      self
    end

    # @return [Boolean] whether its tab bar may have changed since the request came
    def outdated
      seen = @seen
      @seen = @changes.count
      @outdated ||= @changes.concern?(@topics, seen...@seen)
    end

    # @return [Boolean] whether it can be ended now
    def ends? = outdated || replaced

    # @return [Boolean] whether its lifetime is over
    def expired?(now, lifetime) = now - @opened > @share * lifetime

    # @return [Boolean] whether its client has closed the connection
    def gone? = unless_failed(true) { @io.read_nonblock(1, exception: false).nil? }

    # @return [Boolean] whether it has been silent for so long that its client must hear of it
    def silent?(now) = now - @sent >= ALIVE_FOR - EARLY

    # Tells its client that it is alive.
    #
    # @return [Boolean] whether the client reads what is sent
    def show_life(now)
      @sent = now
      write(ALIVE)
    end

    # Writes without waiting for a client that does not read.
    #
    # @return [Boolean] whether all of it was written
    def write(text)
      unless_failed(false) { ready? && @io.write_nonblock(text, exception: false) == text.bytesize }
    end

    # Closes the connection, after the last text.
    def close(text = "")
      write(text)
      unless_failed(nil) { (ready? ? @io : @io.to_io).close }
    end

    # Closes the connection in this process alone: TLS would tell the client that it ends.
    def release
      unless_failed(nil) { (@io.respond_to?(:to_io) ? @io.to_io : @io).close }
    end

    private

    # The TLS of Puma waits for a client that does not read, also in `write_nonblock` and `close`. The texts are short.
    def ready?
      @io.is_a?(IO) || !@io.respond_to?(:to_io) || @io.to_io.wait_writable(0).present?
    end

    # A connection fails with an error of its system, of its TLS or of what wraps it. The TLS of Puma raises also where
    # there is nothing to read yet.
    def unless_failed(otherwise)
      yield
    rescue IO::WaitReadable
      false
    rescue StandardError
      otherwise
    end
  end
end
