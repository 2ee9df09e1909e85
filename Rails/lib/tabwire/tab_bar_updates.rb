# frozen_string_literal: true

module Tabwire
  # Publishes changes of tab bars to the open pages of all processes, which the adapter of the app's Action Cable
  # connects. Without one, a change reaches the pages of the process that publishes it.
  #
  # A process that loses the connection subscribes by a new adapter, for ever, with growing delays. Meanwhile its streams
  # end in turn, so that pages catch up.
  # @api private
  class TabBarUpdates
    # An empty message concerns everybody.
    CHANNEL = "tabwire"
    # Adapters that connect no processes.
    IN_PROCESS = [nil, "async", "inline", "test"].freeze
    # The seconds until an answer of the adapter counts as lost, and between attempts to connect.
    TIMEOUT = 1
    DELAYS = [0.2, 0.5, 1, 2].freeze
    private_constant :CHANNEL, :IN_PROCESS, :TIMEOUT, :DELAYS

    # An adapter of this class, with the thread that listens.
    module Listening
      attr_accessor :tabwire_thread
    end

    # Adapters end the process if their listener fails. That of this class ends alone.
    module Listener
      # Listens until the connection is lost.
      def listen(*)
        return super unless @adapter.is_a?(Listening)

        begin
          @adapter.tabwire_thread = Thread.current
          super
        rescue StandardError
          # Its end says that the connection is lost.
        end
      end
    end
    private_constant :Listening, :Listener

    # Threads share the streams, also those of the first requests.
    @lock = Monitor.new
    @unusable = Concurrent::Set.new

    class << self
      # @return [Concurrent::Set] the names of adapters that do not connect the processes of this app
      attr_reader :unusable

      attr_writer :current

      delegate :streams, :publish, :listen, :adapter_class, to: :current

      # @return [TabBarUpdates] that of this process
      def current = @lock.synchronize { @current ||= new }

      # Begins anew in a process that was forked: the streams and the connection are those of its parent.
      def after_fork
        @current&.streams&.release
        @current = nil
      end
    end

    ActiveSupport::ForkTracker.after_fork { after_fork }

    # @return [OpenStreams] the streams of this process
    attr_reader :streams

    # @param streams [OpenStreams]
    def initialize(streams = OpenStreams.new)
      @streams = streams
      @unsent = false
      @lock = Mutex.new
    end

    # Publishes a change. Never raises: what the app has changed is saved already. If the adapter is down, everybody
    # catches up later.
    #
    # @param topic [String, nil] the topic, or `nil` for everybody
    # @return [nil]
    def publish(topic)
      streams.publish(topic)
      (@adapter || ::ActionCable.server.pubsub).broadcast(CHANNEL, topic.to_s) if adapter_class
      nil
    rescue StandardError, ScriptError => e
      report("the change does not reach other processes", e)
      @unsent = true
      listen
    end

    # Receives the changes of other processes from now on. Never raises. With an adapter that cannot be used, streams
    # end in turn, so that pages ask.
    def listen
      if adapter_class
        @lock.synchronize { @thread = Thread.new { run } unless @thread&.alive? }
      else
        streams.catching_up = unusable?
      end
      nil
    end

    # Never raises, and warns once of an adapter that cannot be used.
    #
    # @return [Class, nil] the class of the adapter, or `nil` if it connects no processes
    def adapter_class
      return if IN_PROCESS.include?(adapter_name) || unusable?

      adapter = ::ActionCable.server.config.pubsub_adapter
      return adapter if adapter.instance_method(:subscribe).owner != ::ActionCable::SubscriptionAdapter::Base

      give_up("cannot receive changes")
    rescue StandardError, ScriptError => e
      # Rails fails to repeat the error of a gem whose version does not suit.
      give_up("cannot be loaded", e.is_a?(ArgumentError) && e.cause ? e.cause : e)
    end

    private

    def run
      failures = 0
      while adapter_class
        failures = 0 if serve
        streams.catching_up = true
        disconnect
        sleep DELAYS.fetch(failures, DELAYS.last)
        failures += 1
      end
    end

    # Returns after the connection is lost: whether there was one.
    def serve
      connect
      catch_up
      # Other adapters than those of Rails connect again by themselves.
      @adapter.tabwire_thread ? @adapter.tabwire_thread.join : sleep
      report("the connection to other processes is lost")
      true
    rescue NotImplementedError
      give_up("cannot receive changes")
    rescue StandardError => e
      report("there is no connection to other processes", e)
    end

    # Uses an adapter with a connection of its own.
    def connect
      adapter_class::Listener.prepend(Listener) if adapter_class.const_defined?(:Listener)
      @adapter = adapter_class.new(::ActionCable.server).extend(Listening)
      # Subscribing while the server is down would end the process in some versions of Rails. This raises here instead.
      within_time { @adapter.broadcast("#{CHANNEL}:connect", "") }
      subscribed = Queue.new
      @adapter.subscribe(CHANNEL, ->(topic) { streams.publish(topic.presence) }, -> { subscribed << true })
      within_time { subscribed.pop }
    end

    def catch_up
      streams.catching_up = false
      unsent, @unsent = @unsent
      unsent ? publish(nil) : streams.publish(nil)
    end

    def disconnect
      adapter, @adapter = @adapter
      within_time { adapter.shutdown } if adapter
    rescue StandardError
      # The connection is lost already.
    ensure
      adapter&.tabwire_thread&.kill
    end

    def within_time(&block) = Timeout.timeout(TIMEOUT, &block)

    # The name in `config/cable.yml`.
    def adapter_name
      ::ActionCable.server.config.cable.to_h["adapter"]&.to_s if defined?(::ActionCable::Server::Base)
    end

    # Whether the app names an adapter that cannot be used.
    def unusable? = self.class.unusable.include?(adapter_name)

    def give_up(reason, error = nil)
      return unless self.class.unusable.add?(adapter_name)

      log(:warn, "the adapter #{adapter_name.inspect} in config/cable.yml #{reason}, so pages ask for changes every " \
                 "#{OpenStreams::LIFETIME_WHILE_CATCHING_UP} seconds (to send them at once, use the adapter redis " \
                 "or postgresql, with its gem)", error)
    end

    def report(problem, error = nil) = log(:error, problem, error)

    def log(severity, problem, error)
      Tabwire.logger&.public_send(severity, ["Tabwire: #{problem}", error&.class, error&.message].compact.join(": "))
      nil
    end
  end
end
