# frozen_string_literal: true

module Tabwire
  # Publishes changes of tab bars to the open pages of all processes.
  #
  # The processes of an app are connected by the adapter of its Action Cable. Without Action Cable, a change reaches the
  # pages of the process that publishes it.
  module TabBarUpdates
    # The channel of the adapter. An empty message concerns everybody.
    CHANNEL = "tabwire"
    private_constant :CHANNEL

    class << self
      # @return [OpenStreams] the streams of this process
      def streams
        @streams ||= OpenStreams.new(
          maximum: Tabwire.config.maximum_streams,
          maximum_per_session: Tabwire.config.maximum_streams_per_session
        )
      end

      # Publishes a change.
      #
      # @param topic [String, nil] the topic, or `nil` for everybody
      def publish(topic)
        streams.publish(topic)
        reporting_errors { adapter&.broadcast(CHANNEL, topic.to_s) }
      end

      # Receives the changes of other processes from now on.
      def listen
        # A forked process has its own connection.
        return if @listening == Process.pid

        @listening = Process.pid
        reporting_errors { adapter&.subscribe(CHANNEL, ->(topic) { streams.publish(topic.presence) }) }
      end

      private

      # The request that changes something succeeds also while the adapter is down. Streams end by themselves after a
      # while, so pages of other processes catch up.
      def reporting_errors
        yield
      rescue StandardError => e
        Tabwire.logger.error("Tabwire: the change does not reach other processes: #{e.class}: #{e.message}")
      end

      def adapter
        return unless defined?(::ActionCable::Server::Base) && ::ActionCable.server.config.cable.present?

        ::ActionCable.server.pubsub
      end
    end
  end
end
