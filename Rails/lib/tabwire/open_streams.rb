# frozen_string_literal: true

module Tabwire
  # The streams of this process. They wait outside of the threads of the web server.
  #
  # A stream ends when its tab bar may have changed. The page opens the next one at once, whose request renders the tab
  # bar again, by the session that the browser has then.
  class OpenStreams
    # The seconds after which a stream ends, also without a change.
    LIFETIME = 300
    # These seconds while changes of other processes are missed.
    LIFETIME_WHILE_CATCHING_UP = 20
    # The number of topics whose last change is remembered. A change of another one counts as one of everything.
    TOPICS = 1000

    # @return [Integer] the highest number of an open file that a stream may have. The rest is left to pages, databases
    #   and logs
    def self.highest_file = (0.6 * [Process.getrlimit(:NOFILE).first, 1_000_000].min).to_i

    # @param highest_file [Integer] the highest number of an open file
    # @param clock [#call] returns the seconds that have passed
    # @param limits [Hash] by default the options of the app
    # @option limits [Integer] :maximum_streams the maximum number of streams
    # @option limits [Integer] :maximum_streams_per_session the maximum number of streams of one session, or of one
    #   address without a session. One more takes the place of one whose client is gone, or of the oldest
    # @option limits [Integer] :maximum_streams_per_address the maximum number of streams of one address, with and
    #   without a session
    def initialize(highest_file: self.class.highest_file,
                   clock: -> { Process.clock_gettime(Process::CLOCK_MONOTONIC) }, **limits)
      @limits = Tabwire.config.merge(limits)
      @highest_file = highest_file
      @clock = clock
      @streams = []
      # The number of the last change of each topic. That of the last forgotten one stands for all others.
      @changes = Hash.new(0)
      @number = 0
      @lock = Mutex.new
      @changed = ConditionVariable.new
    end

    # @return [Integer] the maximum number of streams
    def maximum = [@limits.maximum_streams, @highest_file].min

    # @return [Integer] the number of streams
    def size = @lock.synchronize { @streams.size }

    # While changes of other processes are missed, streams end in turn, so that pages catch up.
    #
    # @return [Boolean] whether changes are missed
    attr_writer :catching_up

    # Notes what a request knows before its tab bar is rendered, so that no change in between is missed.
    #
    # @param topics [Array<String>] the topics whose changes concern the stream
    # @param (see OpenStream#initialize)
    # @return [OpenStream, nil] the stream to open, or `nil` if there is no room
    def reserve(topics, **client)
      @lock.synchronize do
        since = @number
        stream = OpenStream.new(**client) do
          concerned = [nil, *topics].any? { |topic| @changes[topic] > since }
          since = @number unless concerned
          concerned
        end
        stream if room_for?(stream)
      end
    end

    # Opens a stream. Files are numbered from the lowest free number, so a high number says that they are running out.
    #
    # @param stream [OpenStream]
    # @param io [IO] the connection
    # @param text [String] the beginning of the stream
    def open(stream, io, text)
      stream.open(io, @clock.call)
      io.write(text)
      add(stream, has_room: !io.respond_to?(:to_io) || io.to_io.fileno <= @highest_file)
    rescue StandardError
      stream.close("")
    end

    # Ends the streams that a change concerns.
    #
    # @param topic [String, nil] the topic, or `nil` for everybody
    def publish(topic)
      @lock.synchronize do
        @changes.delete(topic)
        @changes[topic] = @number += 1
        @changes.default = @changes.shift.last if @changes.size > TOPICS
        @changed.signal
      end
    end

    # Lets go of the connections in a forked process. They stay open in its parent.
    def release = @streams.each(&:release)

    private

    # Other streams may have been opened since the reservation.
    def add(stream, has_room:)
      @lock.synchronize do
        stream.replaced = !(has_room && room_for?(stream))
        replaced_by(stream)&.replaced = true unless stream.replaced
        @streams << stream
        @thread = Thread.new { loop { end_streams } } unless @thread&.alive?
        @changed.signal
      end
    end

    def room_for?(stream)
      others = @streams.reject(&:replaced) - [replaced_by(stream)]
      of_address = others.count { |other| stream.address && other.address == stream.address }
      others.size < maximum && of_address < @limits.maximum_streams_per_address
    end

    # The stream whose place one more of its session takes.
    def replaced_by(stream)
      return unless stream.session

      others = @streams.select { |other| other.session == stream.session && !other.replaced }
      others.find(&:gone?) || others.first if others.size >= @limits.maximum_streams_per_session
    end

    # Ends the streams that a change concerns, and once a second those that the clock does.
    def end_streams
      @lock.synchronize { @changed.wait(@lock, 1) unless @streams.any?(&:ends?) }
      # Further changes are likely.
      sleep 0.05
      now = @clock.call
      lifetime = @catching_up ? LIFETIME_WHILE_CATCHING_UP : LIFETIME
      texts = @lock.synchronize do
        @streams.index_with { |stream| stream.last_text(now, lifetime) }.compact.tap { |ended| @streams -= ended.keys }
      end
      texts.each { |stream, text| stream.close(text) }
    end
  end
end
