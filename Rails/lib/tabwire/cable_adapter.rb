# frozen_string_literal: true

module Tabwire
  # The adapter of the app's Action Cable, for {Broker}.
  # @api private
  module CableAdapter
    # Adapters that connect no processes.
    IN_PROCESS = %w[async inline test].freeze
    private_constant :IN_PROCESS

    # @return [Thread, nil] the thread that listens
    attr_accessor :thread

    # Adapters end the process if their listener fails. The listener of a broker ends alone.
    module Listener
      # Listens until the connection is lost.
      def listen(*)
        return super unless @adapter.is_a?(CableAdapter)

        begin
          @adapter.thread = Thread.current
          super
        rescue StandardError
          # The broker misses its message, and subscribes again.
        end
      end
    end
    private_constant :Listener

    # The names of adapters that do not connect the processes of this app.
    @unusable = Concurrent::Set.new

    class << self
      # Never raises, and warns once of an adapter that cannot be used.
      #
      # @return [Class, nil] the class of the adapter, or `nil` if it connects no processes
      def type
        return if name.nil? || unusable?

        adapter = ::ActionCable.server.config.pubsub_adapter
        receives?(adapter) ? adapter : refuse
      rescue StandardError, ScriptError => e
        # Rails fails to repeat the error of a gem whose version does not suit.
        give_up("cannot be loaded", e.is_a?(ArgumentError) && e.cause ? e.cause : e)
      end

      # @return [Boolean] whether the app names an adapter that cannot be used, so that pages ask for changes
      def unusable? = @unusable.include?(name)

      # Uses an adapter no more that sends and never receives, such as that of AnyCable.
      def refuse = give_up("cannot receive changes")

      # @return [ActionCable::SubscriptionAdapter::Base] an adapter with a connection of its own
      def connect
        type::Listener.prepend(Listener) if type.const_defined?(:Listener)
        type.new(::ActionCable.server).extend(CableAdapter)
      end

      # Logs a problem.
      def report(problem, error = nil) = log(:error, problem, error)

      private

      # The name in `config/cable.yml`, or `nil` without an adapter that connects processes.
      def name
        return unless defined?(::ActionCable::Server::Base)

        cable = ::ActionCable.server.config.cable
        cable.to_h["adapter"].to_s.then { |name| name if IN_PROCESS.exclude?(name) } if cable.present?
      end

      def receives?(adapter)
        adapter.instance_method(:subscribe).owner != ::ActionCable::SubscriptionAdapter::Base
      end

      def give_up(reason, error = nil)
        return unless @unusable.add?(name)

        log(:warn, "the adapter #{name.inspect} in config/cable.yml #{reason}, so pages ask for changes every " \
                   "#{OpenStreams::LIFETIME_WHILE_CATCHING_UP} seconds (to send them at once, use the adapter redis " \
                   "or postgresql, with its gem)", error)
      end

      def log(severity, problem, error)
        Tabwire.logger&.public_send(severity, ["Tabwire: #{problem}", error&.class, error&.message].compact.join(": "))
        nil
      end
    end
  end
end
