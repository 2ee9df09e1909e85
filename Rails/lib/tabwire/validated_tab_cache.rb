# frozen_string_literal: true

module Tabwire
  # Keeps {ValidatedTabs} between requests.
  #
  # The key is everything they are made of: the values of all tabs, in order, and the start path, so no user sees the
  # tabs of another. Badges, versions, sessions, revisions and pages are not cached. The cache holds at most {MAXIMUM}
  # entries of at most {MAXIMUM_BYTE_COUNT} bytes each.
  module ValidatedTabCache
    # The maximum number of entries.
    MAXIMUM = 256
    # The maximum size of an entry's strings, in bytes.
    MAXIMUM_BYTE_COUNT = 16 * 1024

    @cache = BoundedCache.new(MAXIMUM)

    class << self
      # Returns the validated tabs, from the cache if possible.
      #
      # @param tabs [Array<Tab>]
      # @param start_path [String] the path of the start URL
      # @yield to validate tabs that are not in the cache; must raise if clients would reject them
      # @return [ValidatedTabs]
      def fetch(tabs, start_path)
        @cache[key(tabs, start_path)] || begin
          yield
          store(tabs.map(&:shared_part), -start_path)
        end
      end

      private

      # The tabs are frozen copies, because the app may change the strings of its own tabs.
      def store(tabs, start_path)
        ValidatedTabs.new(tabs, start_path).tap do |validated|
          key = key(tabs, start_path).freeze
          byte_count = key.sum { |value| value.is_a?(String) ? value.bytesize : 0 }
          @cache[key] = validated if byte_count <= MAXIMUM_BYTE_COUNT
        end
      end

      # The number of owned paths separates them from the values of the next tab.
      def key(tabs, start_path)
        tabs.each_with_object([start_path]) do |tab, key|
          key.push(
            tab.id, tab.title, tab.icon, tab.path, tab.deprecated, tab.replaces, tab.eager?, tab.owned_paths.size
          ).concat(tab.owned_paths)
        end
      end
    end
  end
end
