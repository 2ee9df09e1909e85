# frozen_string_literal: true

module Tabwire
  # The payload of a push message that opens a page in its tab, for Apple's and Google's services. Sending it is up to
  # the app.
  #
  #   message = Tabwire::PushMessage.new("New trail", body: "Larch Loop", path: "/explore/3", badge: 3)
  #   message.apns   # for Apple
  #   message.fcm    # for Firebase; add "token" to its "message"
  class PushMessage
    # The maximum size of a payload, in bytes, with either service.
    MAXIMUM_BYTE_COUNT = 4096

    # @return [Hash] the payload for Apple's service
    attr_reader :apns
    # @return [Hash] the body of a request to Firebase Cloud Messaging
    attr_reader :fcm

    # @param title [String] the first line
    # @param path [String] the page that opens, in the tab that it belongs to
    # @param body [String, nil] the text below the title
    # @param badge [Integer, nil] the number on the app's icon, such as {PageTabBar#badge_count}; 0 removes it
    # @raise [ArgumentError] if there is no title, the path leaves the site, or the payload is too large
    def initialize(title, path:, body: nil, badge: nil)
      raise ArgumentError, "push message: the title is empty; write what the user reads first" if title.blank?
      if (violation = Paths.violation_in(path))
        raise ArgumentError, "push message: the path #{violation} (use a path of the site, such as /explore/3)"
      end

      texts = { title:, body: body.presence }.compact
      @apns = { aps: { alert: texts, badge:, sound: "default" }.compact, path: }
      @fcm = { message: { notification: texts, data: { path: }, **badges(badge) } }
      check_size
    end

    private

    def badges(badge)
      badge ? { android: { notification: { notification_count: badge } }, apns: { payload: { aps: { badge: } } } } : {}
    end

    def check_size
      size = [apns, fcm].map { |payload| payload.to_json.bytesize }.max
      return if size <= MAXIMUM_BYTE_COUNT

      raise ArgumentError, "push message: the payload has #{size} bytes, and services accept #{MAXIMUM_BYTE_COUNT}; " \
                           "shorten its texts"
    end
  end
end
