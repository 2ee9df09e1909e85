# frozen_string_literal: true

module Tabwire
  # The revision of a page, unless the app declares another number: the time in milliseconds since 1970.
  # @api private
  module Revision
    # The time by which a revision that a client sends may be ahead: a day in milliseconds. A later one is ignored
    # (P11.19).
    MAXIMUM_LEAD = 86_400_000

    # @return [Integer] the time
    def self.now = Process.clock_gettime(Process::CLOCK_REALTIME, :millisecond)
  end
end
