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
    # Adapters that connect no processes.
    IN_PROCESS = %w[async inline test].freeze
    # The seconds between messages to itself, until one counts as lost, and between attempts.
    CHECK = 1.5
    TIMEOUT = 1
    DELAYS = [0.2, 0.5, 1, 2].freeze
    private_constant :CHANNEL, :IN_PROCESS, :CHECK, :TIMEOUT, :DELAYS

    # Marks the adapter of a broker.
    module Adapter
      # @return [Thread, nil] the thread that listens
      attr_accessor :thread
    end

    # Adapters end the process if their listener fails. The listener of a broker ends alone.
    module Listener
      # Listens until the connection is lost.
      def listen(*)
        return super unless @adapter.is_a?(Adapter)

        begin
          @adapter.thread = Thread.current
          super
        rescue StandardError
          # The broker misses its message, and subscribes again.
        end
      end
    end
    private_constant :Adapter, :Listener

    # @return [Class, nil] the class of the app's adapter, or `nil` if the app has one process or no Action Cable
    # @raise [LoadError] if the adapter's gem is missing
    def self.adapter_class
      return unless defined?(::ActionCable::Server::Base)

      cable = ::ActionCable.server.config.cable
      ::ActionCable.server.config.pubsub_adapter if cable.present? && IN_PROCESS.exclude?(cable.to_h["adapter"].to_s)
    end

    # @param streams [OpenStreams] the streams of this process
    def initialize(streams)
      @streams = streams
      @own_channel = "#{CHANNEL}:#{SecureRandom.hex(8)}"
      @answers = Queue.new
      @unsent = Queue.new
      @lock = Mutex.new
    end

    # Sends a topic to the other processes: later, if the adapter is down. Never raises.
    #
    # @param topic [String] the topic, or an empty text for everybody
    def publish(topic)
      return unless self.class.adapter_class

      (@adapter || ::ActionCable.server.pubsub).broadcast(CHANNEL, topic)
    rescue StandardError, ScriptError => e
      report("the change does not reach other processes", e)
      return if e.is_a?(ScriptError)

      @unsent << topic
      listen
    end

    # Receives the topics of other processes from now on. Never raises.
    def listen
      return if @thread&.alive? || !self.class.adapter_class

      @lock.synchronize { @thread = Thread.new { run } unless @thread&.alive? }
    rescue StandardError, ScriptError => e
      report("changes of other processes do not arrive", e)
    end

    private

    def run
      failures = 0
      loop do
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
      @streams.catching_up = false
      @streams.publish(nil)
      publish(@unsent.pop) until @unsent.empty?
      sleep CHECK while answers?
      report("the connection to other processes is lost")
      true
    rescue StandardError => e
      report("there is no connection to other processes", e)
      false
    end

    def connect
      adapter = own_adapter
      # Subscribing while the server is down would end the process in some versions of Rails. This raises here instead.
      within_time { adapter.broadcast(@own_channel, "") }
      @adapter = adapter
      subscribe
      raise "a message to itself did not arrive" unless answers?
    end

    def own_adapter
      adapter_class = self.class.adapter_class
      adapter_class::Listener.prepend(Listener) if adapter_class.const_defined?(:Listener)
      adapter_class.new(::ActionCable.server).extend(Adapter)
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

    def report(problem, error = nil)
      Tabwire.logger&.error(["Tabwire: #{problem}", error&.class, error&.message].compact.join(": "))
    end
  end
end
