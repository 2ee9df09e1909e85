# frozen_string_literal: true

module Tabwire
  # Knows whether this thread computes something that a cache stores: a fragment, a cached collection, or the block of
  # `Rails.cache.fetch`, whose beginning and end `cache_generate.active_support` announces.
  # @api private
  module CacheGuard
    thread_mattr_accessor :depth, instance_accessor: false

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
    def self.caching? = depth.to_i.positive?

    # Runs a block whose result a cache stores.
    def self.caching
      start
      yield
    ensure
      finish
    end

    # Begins a part that a cache stores.
    def self.start(*) = self.depth = depth.to_i + 1

    # Ends it.
    def self.finish(*) = self.depth = depth.to_i - 1
  end
end
