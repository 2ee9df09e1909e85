# frozen_string_literal: true

module Tabwire
  # The data that a page sends when it opens a stream. The server must not trust it.
  class StreamedPage
    # The last event of a client: revision and digest.
    EVENT_ID = /\A(\d{1,16})-([0-9a-f]{1,64})\z/
    private_constant :EVENT_ID

    # @return [String] the path of the page, which decides which tab is active
    attr_reader :path
    # @return [String, nil] the digest of the last event that the page received
    attr_reader :digest

    # Invalid values count as absent.
    #
    # @param parameters [ActionController::Parameters] the path of the page, and the highest revision that the app has
    #   seen
    # @param event_id [String, nil] the header `Last-Event-ID`
    def initialize(parameters, event_id)
      path, revision = parameters.values_at(:path, :revision)
      @path = path.is_a?(String) && path.start_with?("/") && path.bytesize <= 2048 ? path : "/"
      event_revision, @digest = event_id.to_s.match(EVENT_ID)&.captures
      @revision = [revision, event_revision].filter_map { |number| Integer(number.to_s, 10, exception: false) }.max
    end

    # @param current [Integer, nil] the revision of a page
    # @return [Integer, nil] the revision of an event, which is higher than all that the page has seen
    def revision_above(current)
      return current unless current && @revision&.between?(current, current + SessionMark::MAXIMUM_LEAD)

      [@revision + 1, TabBarValidator::MAXIMUM_INTEGER].min
    end
  end
end
