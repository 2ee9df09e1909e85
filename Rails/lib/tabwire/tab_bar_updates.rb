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

      # A forked process has its own connection.
      def broker
        @lock.synchronize do
          @broker = nil unless @process == Process.pid
          @process = Process.pid
          @broker ||= Broker.new(streams)
        end
      end
    end
  end
end
