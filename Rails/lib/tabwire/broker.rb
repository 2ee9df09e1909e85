# frozen_string_literal: true

module Tabwire
  # Connects the processes of an app by the adapter of its Action Cable.
  #
  # Adapters may stay deaf after their server was restarted, without an error. So a process that has streams sends
  # itself messages. If one does not arrive, it subscribes by a new adapter, for ever, with growing delays. Meanwhile
  # its streams end in turn, so that pages catch up.
  # @api private
  class Broker
    # An empty message concerns everybody.
    CHANNEL = "tabwire"
    # The seconds between messages to itself, until one counts as lost, and between attempts.
    CHECK = 1.5
    TIMEOUT = 1
    DELAYS = [0.2, 0.5, 1, 2].freeze
    private_constant :CHANNEL, :CHECK, :TIMEOUT, :DELAYS

    # @param streams [OpenStreams] the streams of this process
    def initialize(streams)
      @streams = streams
      @own_channel = "#{CHANNEL}:#{SecureRandom.hex(8)}"
      @answers = Queue.new
      @unsent = false
      @lock = Mutex.new
    end

    # Sends a topic to the other processes. If the adapter is down, everybody catches up later. Never raises.
    #
    # @param topic [String] the topic, or an empty text for everybody
    def publish(topic)
      return unless CableAdapter.type

      (@adapter || ::ActionCable.server.pubsub).broadcast(CHANNEL, topic)
    rescue StandardError, ScriptError => e
      CableAdapter.report("the change does not reach other processes", e)
      @unsent = true
      listen
    end

    # Receives the topics of other processes from now on. Never raises. With an adapter that cannot be used, streams end
    # in turn, so that pages ask.
    def listen
      return if @thread&.alive?
      return start if CableAdapter.type

      @streams.catching_up = CableAdapter.unusable?
      nil
    end

    private

    def start = @lock.synchronize { @thread = Thread.new { run } unless @thread&.alive? }

    def run
      failures = 0
      while CableAdapter.type
        failures = 0 if serve
        @streams.catching_up = true
        disconnect
        sleep DELAYS[[failures, DELAYS.size - 1].min]
        failures += 1
      end
    end

    # Returns after the connection is lost: whether there was one.
    def serve
      connect
      catch_up
      sleep CHECK while answers?
      CableAdapter.report("the connection to other processes is lost")
      true
    rescue NotImplementedError
      CableAdapter.refuse
    rescue StandardError => e
      CableAdapter.report("there is no connection to other processes", e)
    end

    def catch_up
      @streams.catching_up = false
      @streams.publish(nil)
      send_to_everybody if @unsent
    end

    def connect
      adapter = CableAdapter.connect
      # Subscribing while the server is down would end the process in some versions of Rails. This raises here instead.
      within_time { adapter.broadcast(@own_channel, "") }
      @adapter = adapter
      subscribe
      raise "a message to itself did not arrive" unless answers?
    end

    def send_to_everybody
      @unsent = false
      publish("")
    end

    def subscribe
      subscribed = Queue.new
      @adapter.subscribe(CHANNEL, ->(topic) { @streams.publish(topic.presence) })
      @adapter.subscribe(@own_channel, ->(text) { @answers << text }, -> { subscribed << true })
      within_time { subscribed.pop }
    end

    def answers?
      text = SecureRandom.hex(4)
      within_time do
        @adapter.broadcast(@own_channel, text)
        nil until @answers.pop == text
      end
      true
    rescue StandardError
      false
    end

    def disconnect
      adapter, @adapter = @adapter
      within_time { adapter.shutdown } if adapter
    rescue StandardError
      # The connection is lost already.
    ensure
      adapter&.thread&.kill
    end

    def within_time(&block) = Timeout.timeout(TIMEOUT, &block)
  end
end
