# frozen_string_literal: true

# The sign-ins that have ended. Rails keeps the session in a cookie: a response that was under way while the
# user signed out may bring an old one back, in any order of responses.
#
# The table forgets the oldest sign-ins. Those that are as old have ended, too, and so have all that are older
# than this process.
module EndedSessions
  MAXIMUM_COUNT = 10_000

  @times = {}
  @forgotten_time = Process.clock_gettime(Process::CLOCK_REALTIME)
  @lock = Mutex.new

  class << self
    # @return [Hash] the sign-in of a user, for the session
    def start = { "id" => SecureRandom.uuid, "time" => now }

    # @param sign_in [Hash, nil] the sign-in in a session
    def add(sign_in)
      return unless sign_in

      @lock.synchronize do
        @times[sign_in["id"]] = sign_in["time"]
        forget_oldest if @times.size > MAXIMUM_COUNT
      end
    end

    # @param sign_in [Hash, nil] the sign-in in a session
    # @return [Boolean]
    def include?(sign_in)
      return true unless sign_in.is_a?(Hash)

      @lock.synchronize { @times.key?(sign_in["id"]) || sign_in["time"].to_f <= @forgotten_time }
    end

    private

    def now = Process.clock_gettime(Process::CLOCK_REALTIME)

    def forget_oldest
      @times.sort_by(&:last).first(MAXIMUM_COUNT / 10).each do |id, time|
        @times.delete(id)
        @forgotten_time = [@forgotten_time, time].max
      end
    end
  end
end
