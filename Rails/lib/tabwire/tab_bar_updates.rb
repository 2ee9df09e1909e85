# frozen_string_literal: true

module Tabwire
  # Publishes changes of tab bars to the open pages of all processes, which the adapter of the app's Action Cable
  # connects. Without one, a change reaches the pages of the process that publishes it.
  #
  # A process that loses the connection subscribes by a new adapter, for ever. Meanwhile its
  # streams end in turn, so that pages catch up.
  # @api private
  class TabBarUpdates
    # An empty message concerns everybody.
    CHANNEL = "tabwire"

    # Threads share the streams, also those of the first requests.
    @lock = Monitor.new

    class << self
      attr_writer :current

      delegate :streams, :publish, :listen, to: :current

      # @return [TabBarUpdates] that of this process
      def current = @lock.synchronize { @current ||= new }
    end

    # A process that was forked begins anew: the streams and the connection are those of its parent.
    ActiveSupport::ForkTracker.after_fork do
      @current&.streams&.release
      @current = nil
    end

    # @return [OpenStreams] the streams of this process
    attr_reader :streams

    # @param streams [OpenStreams]
    # @param echo [Hash] the options of {CableAdapter#lost?}
    def initialize(streams = OpenStreams.new, **echo)
      @streams = streams
      @echo = echo
      @lock = Mutex.new
    end

    # Publishes a change. Never raises: what the app has changed is saved already. If the adapter is down, everybody
    # catches up later.
    #
    # @param topic [String, nil] the topic, or `nil` for everybody
    # @return [nil]
    def publish(topic)
      streams.publish(topic)
      (@adapter || ::ActionCable.server.pubsub).broadcast(CHANNEL, topic.to_s) if CableAdapter.type
      nil
    rescue StandardError, ScriptError => e
      CableAdapter.report("the change does not reach other processes", e)
      @unsent = true
      listen
    end

    # Receives the changes of other processes from now on. Never raises. With an adapter that cannot be used, streams
    # end in turn, so that pages ask.
    def listen
      usable = CableAdapter.type
      @lock.synchronize { @thread = Thread.new { run } unless @thread&.alive? } if usable
      streams.catching_up = CableAdapter.unusable? unless usable
      nil
    end

    private

    def run
      while CableAdapter.type
        serve
        streams.catching_up = true
        adapter, @adapter = @adapter
        adapter&.disconnect
        sleep 1
      end
    end

    # Returns after the connection is lost.
    def serve
      @adapter = CableAdapter.connect
      @adapter.receive(CHANNEL) { |topic| streams.publish(topic.presence) }
      catch_up
      nil until @adapter.lost?(**@echo)
      CableAdapter.report("the connection to other processes is lost")
    rescue NotImplementedError
      CableAdapter.refuse
    rescue StandardError => e
      CableAdapter.report("there is no connection to other processes", e)
    end

    def catch_up
      streams.catching_up = false
      unsent, @unsent = @unsent
      unsent ? publish(nil) : streams.publish(nil)
    end
  end
end
