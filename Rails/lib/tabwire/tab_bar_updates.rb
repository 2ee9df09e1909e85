# frozen_string_literal: true

module Tabwire
  # Publishes changes of tab bars to the open pages of all processes.
  #
  # The processes of an app are connected by the adapter of its Action Cable. Without one, a change reaches the pages of
  # the process that publishes it.
  module TabBarUpdates
    # Threads share the streams, also those of the first requests.
    @lock = Monitor.new

    class << self
      # Begins anew in a process that was forked: the streams and the connection are those of its parent.
      def after_fork
        @streams&.release
        @streams = @broker = nil
      end

      # @return [OpenStreams] the streams of this process
      def streams = @lock.synchronize { @streams ||= OpenStreams.new }

      # Publishes a change. Never raises: what the app has changed is saved already.
      #
      # @param topic [String, nil] the topic, or `nil` for everybody
      # @return [nil]
      def publish(topic)
        streams.publish(topic)
        broker.publish(topic.to_s)
        nil
      end

      # Receives the changes of other processes from now on.
      def listen = broker.listen

      private

      def broker = @lock.synchronize { @broker ||= Broker.new(streams) }
    end

    ActiveSupport::ForkTracker.after_fork { after_fork }
  end
end
