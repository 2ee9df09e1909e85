# frozen_string_literal: true

module Tabwire
  # Knows whether this thread computes something that a cache stores: a fragment, a cached collection, or the block of
  # `Rails.cache.fetch`.
  # @api private
  module CacheGuard
    DEPTH = :tabwire_cache_depth
    private_constant :DEPTH

    # @return [Boolean] whether a cache stores what this thread computes
    def self.caching? = Thread.current[DEPTH].to_i.positive?

    # Runs a block whose result a cache stores.
    def self.caching
      enter
      yield
    ensure
      leave
    end

    # Begins a part that a cache stores.
    def self.enter = Thread.current[DEPTH] = Thread.current[DEPTH].to_i + 1

    # Ends it.
    def self.leave = Thread.current[DEPTH] = [Thread.current[DEPTH].to_i - 1, 0].max

    # Subscribes to `cache_generate.active_support`.
    class Subscriber
      # The block of `fetch` begins.
      def start(*) = CacheGuard.enter

      # The block of `fetch` is over.
      def finish(*) = CacheGuard.leave
    end

    # `render collection:, cached: true`.
    module Collections
      private

      def cache_collection_render(...) = @options[:cached] ? CacheGuard.caching { super } : super
    end

    # Starts to watch.
    def self.install
      ActiveSupport::Notifications.subscribe("cache_generate.active_support", Subscriber.new)
      ActionView::CollectionRenderer.prepend(Collections)
    end
  end
end
