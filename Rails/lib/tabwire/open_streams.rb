# frozen_string_literal: true

module Tabwire
  # The streams of this process. They wait outside of the threads of the web server.
  #
  # A stream ends when its tab bar may have changed. The page opens the next one at once, whose request renders the tab
  # bar afresh, by the session that the browser has then.
  class OpenStreams
    # The seconds for which changes are collected.
    COALESCING = 0.05
    # The seconds between heartbeats.
    HEARTBEAT = 15
    # The seconds after which a stream ends, also without a change.
    LIFETIME = 300
    # The milliseconds after which a page comes back if there was no room.
    NO_ROOM = 30_000
    private_constant :COALESCING, :HEARTBEAT, :LIFETIME, :NO_ROOM

    # @return [Integer] the maximum number of streams
    attr_reader :maximum
    # @return [Integer] the maximum number of streams of one session
    attr_reader :maximum_per_session

    # @param maximum [Integer] the maximum number of streams
    # @param maximum_per_session [Integer] the maximum number of streams of one session. One more takes the place of one
    #   whose client is gone, or of the oldest
    # @param heartbeat [Numeric] the seconds between heartbeats
    def initialize(maximum:, maximum_per_session:, heartbeat: HEARTBEAT)
      @maximum = maximum
      @maximum_per_session = maximum_per_session
      @heartbeat = heartbeat
      @streams = []
      @lock = Mutex.new
      @changed = ConditionVariable.new
      @thread = nil
    end

    # @return [Integer] the number of streams
    def size = @lock.synchronize { @streams.size }

    # Adds a stream before its tab bar is rendered, so that no change in between is missed.
    #
    # @param topics [Array<String>] the topics whose changes concern it
    # @param session [String, nil] the id of its session, for the limit of streams of a session, or `nil` for no limit
    # @return [OpenStream, nil] `nil` if there is no room
    def reserve(topics, session: nil)
      @lock.synchronize do
        replace_one_of(session) if session
        next if @streams.count { |stream| !stream.replaced } >= maximum

        OpenStream.new(topics, session, now).tap { |stream| @streams << stream }
      end
    end

    # Opens a stream.
    #
    # @param stream [OpenStream]
    # @param io [IO] the connection
    # @param text [String] the beginning of the stream
    def open(stream, io, text)
      io.write(text)
      @lock.synchronize do
        stream.io = io
        start
        @changed.signal
      end
    rescue SystemCallError, IOError
      release(stream)
    end

    # Removes a stream whose response was not sent.
    #
    # @param stream [OpenStream]
    def release(stream) = @lock.synchronize { @streams.delete(stream) }

    # Ends the streams that a change concerns.
    #
    # @param topic [String, nil] the topic, or `nil` for everybody
    def publish(topic)
      @lock.synchronize do
        @streams.each { |stream| stream.outdated = true if topic.nil? || stream.topics.include?(topic) }
        @changed.signal
      end
    end

    # @return [String] the field that tells a page when to come back if there is no room
    def self.no_room = "retry: #{NO_ROOM}\n\n"

    private

    # Makes room for one more stream of a session.
    def replace_one_of(session)
      streams = @streams.select { |stream| stream.session == session && !stream.replaced }
      return if streams.size < maximum_per_session

      (streams.find(&:gone?) || streams.first).replaced = true
      @changed.signal
    end

    # A forked process has no threads.
    def start
      @thread = Thread.new { run } unless @thread&.alive?
    end

    def run
      beat = now + @heartbeat
      loop do
        wait_until(beat)
        # Further changes are likely.
        sleep COALESCING
        end_streams
        next if now < beat

        send_heartbeats
        beat = now + @heartbeat
      end
    end

    def wait_until(time)
      @lock.synchronize do
        @changed.wait(@lock, [time - now, 0.001].max) unless @streams.any?(&:ends?)
      end
    end

    def end_streams
      take(&:ends?).each do |stream|
        # Pages do not come back all at once.
        close(stream, stream.replaced ? self.class.no_room : "retry: #{rand(20..200)}\n\n")
      end
    end

    def send_heartbeats
      expired = now - LIFETIME
      take { |stream| stream.opened < expired }.each { |stream| close(stream, "retry: #{rand(500..3000)}\n\n") }
      streams = @lock.synchronize { @streams.select(&:io) }
      streams.each { |stream| close(stream) unless stream.write(":\n\n") }
    end

    # Removes the streams for which the block is true.
    def take(&block)
      @lock.synchronize do
        taken, @streams = @streams.partition(&block)
        taken
      end
    end

    def close(stream, text = nil)
      release(stream)
      stream.close(text)
    end

    def now = Process.clock_gettime(Process::CLOCK_MONOTONIC)
  end
end
