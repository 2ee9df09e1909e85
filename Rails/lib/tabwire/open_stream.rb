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
    # Tells a page for which there is no room when to come back.
    NO_ROOM = "retry: 30000\n\n"

    # @return [String, nil] the id of its session; without one it is the address
    attr_reader :session
    # @return [String, nil] the address of its client
    attr_reader :address
    # @return [Boolean] whether another stream of its session has taken its place
    attr_accessor :replaced

    # Notes what a request knows before its tab bar is rendered.
    #
    # @param session [String, nil] the id of its session
    # @param address [String, nil] the address of its client
    # @yieldreturn [Boolean] whether its tab bar may have changed since then
    def initialize(session: nil, address: nil, &changed)
      @changed = changed
      @session = session || address
      @address = address
      # Streams that were opened together do not end together.
      @share = rand(0.5..1)
    end

    # @param io [IO] the connection
    # @param now [Float] the time
    def open(io, now)
      @io = io
      @opened = @sent = now
    end

    # @return [Boolean] whether its tab bar may have changed since the request came
    def outdated = @changed.call

    # @return [Boolean] whether it can be ended now
    def ends? = replaced || outdated

    # Shows its client that it is alive, if it has been silent for so long that the client must hear of it.
    #
    # @param now [Float] the time
    # @param lifetime [Numeric] the seconds after which it ends, also without a change
    # @return [String, nil] the last text, if it ends now. Pages do not come back all at once
    def last_text(now, lifetime)
      return NO_ROOM if replaced
      return "retry: #{rand(20..200)}\n\n" if outdated
      return "retry: #{rand(500..3000)}\n\n" if now - @opened > @share * lifetime

      # Nothing is kept for a client that does not read (P11.21).
      "" if gone? || !alive?(now)
    end

    # @return [Boolean] whether its client has closed the connection
    def gone? = waits? ? @io.closed? : unless_failed(true) { @io.read_nonblock(1, exception: false).nil? }

    # Closes the connection, after the last text.
    def close(text)
      write(text)
      unless_failed(nil) { (ready? ? @io : @io.to_io).close }
    end

    # Closes the connection in this process alone: TLS would tell the client that it ends.
    def release = unless_failed(nil) { (@io.respond_to?(:to_io) ? @io.to_io : @io).close }

    private

    def alive?(now)
      # It comes two seconds early: {OpenStreams} looks at the clock about once a second.
      return true if now - @sent < ALIVE_FOR - 2

      @sent = now
      write(ALIVE)
    end

    # Writes without waiting for a client that does not read.
    #
    # @return [Boolean] whether all of it was written
    def write(text) = unless_failed(false) { ready? && write_now(text) == text.bytesize }

    def write_now(text) = waits? ? @io.write(text) : @io.write_nonblock(text, exception: false)

    # Under `rackup`, in development, a connection has only methods that wait.
    def waits? = !@io.respond_to?(:read_nonblock)

    # The TLS of Puma waits for a client that does not read, also in `write_nonblock` and `close`. The texts are short.
    def ready? = @io.is_a?(IO) || !@io.respond_to?(:to_io) || @io.to_io.wait_writable(0).present?

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
