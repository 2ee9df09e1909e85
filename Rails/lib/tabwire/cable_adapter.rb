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

    class << self
      # Never raises, and logs an adapter that cannot be loaded.
      #
      # @return [Class, nil] the class of the adapter, or `nil` if it connects no processes
      def type
        return unless defined?(::ActionCable::Server::Base)

        cable = ::ActionCable.server.config.cable
        ::ActionCable.server.config.pubsub_adapter if cable.present? && IN_PROCESS.exclude?(cable.to_h["adapter"].to_s)
      rescue StandardError, ScriptError => e
        # Rails fails to repeat the error of a gem whose version does not suit.
        report("the adapter in config/cable.yml cannot be loaded, so changes of tab bars reach only pages of the " \
               "same process", e.is_a?(ArgumentError) && e.cause ? e.cause : e)
      end

      # @return [ActionCable::SubscriptionAdapter::Base] an adapter with a connection of its own
      def connect
        type::Listener.prepend(Listener) if type.const_defined?(:Listener)
        type.new(::ActionCable.server).extend(CableAdapter)
      end

      # Logs a problem.
      def report(problem, error = nil)
        Tabwire.logger&.error(["Tabwire: #{problem}", error&.class, error&.message].compact.join(": "))
        nil
      end
    end
  end
end
