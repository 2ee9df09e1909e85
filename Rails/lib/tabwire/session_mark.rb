# frozen_string_literal: true

module Tabwire
  SessionMark = Struct.new(:key, :revision)

  # The value of the cookie by which a page finds out that its user has left (P13.24): `KEY.REVISION`, the key of the
  # user and the revision of the change. Every page and event after the change has a higher one, whichever server sends
  # it and whatever its clock says (P13.26).
  #
  # A client may forge it, so it carries no authority.
  # @api private
  class SessionMark
    # The time by which a revision that a client sends may be ahead: a day in milliseconds. A later one is ignored
    # (P11.19).
    MAXIMUM_LEAD = 86_400_000
    # The maximum difference between the clocks of two servers, in milliseconds.
    CLOCKS = 60_000

    # @param cookie [String, nil] the cookie of a request
    # @return [SessionMark, nil] the mark, or `nil` without a cookie. Another value is the mark of no user
    def self.from(cookie)
      return if cookie.nil?

      key, revision = cookie.to_s.b.match(/\A([\w-]{1,64})\.(0|[1-9]\d{0,15})\z/)&.captures
      new(key || "", revision.to_i)
    end

    # The change of a user is later than all pages before it, also those of servers whose clocks are ahead.
    #
    # @param former [SessionMark, nil] the mark before the change
    # @param key [String] the key of the user
    # @param now [Integer, nil] the time, or `nil` where revisions are no times
    # @return [SessionMark] the mark of the change
    def self.after(former, key, now) = new(key, now ? (former&.revision_above(now) || now) + CLOCKS : 0)

    # Until the clock has passed the change, revisions grow at a tenth of its speed: they keep the order of pages, and
    # the clock overtakes them.
    #
    # @param now [Integer, nil] the time
    # @return [Integer, nil] the revision of a page or an event
    def revision_above(now)
      return now if now.nil? || revision > now + MAXIMUM_LEAD

      [now, revision + 1 + ([now - revision + (2 * CLOCKS), 0].max / 10)].max
    end

    # @return [String] the value of the cookie
    def to_s = "#{key}.#{revision}"
  end
end
