# frozen_string_literal: true

module Tabwire
  # The data that a page sends when it opens a stream: its path, which decides which tab is active; the highest revision
  # that the app has seen; the digest of the last event that the page received. The server must not trust it.
  StreamedPage = Struct.new(:path, :revision, :digest) do
    # Invalid values count as absent.
    #
    # @param parameters [ActionController::Parameters] the path and the revision
    # @param event_id [String, nil] the header `Last-Event-ID`: revision and digest
    # @return [StreamedPage]
    def self.from(parameters, event_id)
      path, revision = parameters.values_at(:path, :revision)
      path = "/" unless path.is_a?(String) && path.start_with?("/") && path.bytesize <= 2048
      event_revision, digest = event_id.to_s.match(/\A(\d{1,16})-([0-9a-f]{1,64})\z/)&.captures
      new(path, [revision, event_revision].filter_map { |it| Integer(it.to_s, 10, exception: false) }.max, digest)
    end

    # @param current [Integer, nil] the revision of a page
    # @return [Integer, nil] the revision of an event, which is higher than all that the page has seen
    def revision_above(current)
      return current unless current && revision&.between?(current, current + SessionMark::MAXIMUM_LEAD)

      [revision + 1, TabBarValidator::MAXIMUM_INTEGER].min
    end
  end
end
