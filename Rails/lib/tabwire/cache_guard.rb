# frozen_string_literal: true

module Tabwire
  # Knows whether this thread computes something that a cache stores: a fragment, a cached collection, or the block of
  # `Rails.cache.fetch`, whose beginning and end `cache_generate.active_support` announces.
  # @api private
  module CacheGuard
    # `render collection:, cached: true`.
    module Collections
      # Renders a collection.
      def cache_collection_render(...) = @options[:cached] ? CacheGuard.caching { super } : super
    end

    # Starts to watch.
    def self.install
      ActiveSupport::Notifications.subscribe("cache_generate.active_support", self)
      ActionView::CollectionRenderer.prepend(Collections)
    end

    # @return [Boolean] whether a cache stores what this thread computes
    def self.caching? = depth.positive?

    # Runs a block whose result a cache stores.
    def self.caching
      start
      yield
    ensure
      finish
    end

    # Begins a part that a cache stores.
    def self.start(*) = Thread.current[:tabwire_caching] = depth + 1

    # Ends it.
    def self.finish(*) = Thread.current[:tabwire_caching] = depth - 1

    # @return [Integer] how many parts that a cache stores are around what this thread computes
    def self.depth = Thread.current[:tabwire_caching].to_i
  end
end
