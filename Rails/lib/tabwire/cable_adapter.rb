# frozen_string_literal: true

module Tabwire
  # The adapter of the app's Action Cable, with a connection of its own for {TabBarUpdates}.
  # @api private
  module CableAdapter
    # The seconds until an answer counts as lost.
    TIMEOUT = 1

    # @return [Thread, nil] the thread that listens: that of Rails' adapters, which ends with the connection
    attr_accessor :thread

    # Receives messages from now on.
    #
    # @param channel [String]
    # @yieldparam message [String]
    # @raise [StandardError] if the server does not answer
    def receive(channel, &callback)
      @own_channel = "#{channel}:#{SecureRandom.uuid}"
      # Subscribing while the server is down would end the process in some versions of Rails. This raises here instead.
      Timeout.timeout(TIMEOUT) { broadcast(@own_channel, "") }
      @echoes = Queue.new
      echo = ->(*) { @echoes << true }
      subscribe(channel, callback)
      subscribe(@own_channel, echo, echo)
      Timeout.timeout(TIMEOUT) { @echoes.pop }
    end

    # Waits until it is time to look. A connection that is lost without an error, as behind some firewalls, brings no
    # echo of what it sends to itself.
    #
    # @param echo_interval [Numeric] the seconds between two echoes
    # @param echo_timeout [Numeric] the seconds until an echo counts as lost: a broadcast may wait for the database
    # @return [Boolean] whether the connection is lost
    def lost?(echo_interval: 20, echo_timeout: 10)
      # Other adapters than those of Rails connect again by themselves.
      ended = thread ? thread.join(echo_interval) : sleep(echo_interval) && false
      ended || !echo?(echo_timeout)
    end

    # Ends the connection. Never raises.
    def disconnect
      # The connection may be lost already.
      suppress(StandardError) { Timeout.timeout(TIMEOUT) { shutdown } }
      thread&.kill
    end

    # Adapters end the process if their listener fails. The listener of this adapter ends alone.
    module Listener
      # Listens until the connection is lost.
      def listen(*)
        @adapter.try(:thread=, Thread.current)
        super
      rescue StandardError
        # Its end says that the connection is lost.
        raise unless @adapter.is_a?(CableAdapter)
      end
    end

    # The names of adapters that do not connect the processes of this app.
    @unusable = Concurrent::Set.new

    # Never raises, and warns once of an adapter that cannot be used.
    #
    # @return [Class, nil] the class of the adapter, or `nil` if it connects no processes
    def self.type
      return if [nil, "async", "inline", "test"].include?(name) || unusable?

      adapter = ::ActionCable.server.config.pubsub_adapter
      adapter.instance_method(:subscribe).owner == ::ActionCable::SubscriptionAdapter::Base ? refuse : adapter
    rescue StandardError, ScriptError => e
      # Rails fails to repeat the error of a gem whose version does not suit.
      give_up("cannot be loaded", e.is_a?(ArgumentError) && e.cause ? e.cause : e)
    end

    # @return [Boolean] whether the app names an adapter that cannot be used, so that pages ask for changes
    def self.unusable? = @unusable.include?(name)

    # Uses an adapter no more that sends and never receives, such as that of AnyCable.
    def self.refuse = give_up("cannot receive changes")

    # @return [ActionCable::SubscriptionAdapter::Base] an adapter with a connection of its own
    def self.connect
      type::Listener.prepend(Listener) if type.const_defined?(:Listener)
      type.new(::ActionCable.server).extend(CableAdapter)
    end

    # Logs a problem.
    def self.report(problem, error = nil, severity: :error)
      ::Rails.logger&.public_send(severity, ["Tabwire: #{problem}", error&.class, error&.message].compact.join(": "))
      nil
    end

    # The name in `config/cable.yml`.
    def self.name = (::ActionCable.server.config.cable.to_h["adapter"]&.to_s if defined?(::ActionCable::Server::Base))

    def self.give_up(reason, error = nil)
      return unless @unusable.add?(name)

      report("the adapter #{name.inspect} in config/cable.yml #{reason}, so pages ask for changes every " \
             "#{OpenStreams::LIFETIME_WHILE_CATCHING_UP} seconds (to send them at once, use the adapter redis or " \
             "postgresql, with its gem)", error, severity: :warn)
    end
    private_class_method :name, :give_up

    private

    # Only silence counts: a broadcast that fails says nothing about the subscription.
    def echo?(timeout)
      @echoes.clear
      Timeout.timeout(timeout) do
        broadcast(@own_channel, "")
        @echoes.pop
      end
    rescue Timeout::Error
      false
    rescue StandardError
      true
    end
  end
end
