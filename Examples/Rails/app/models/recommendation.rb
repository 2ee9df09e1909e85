# frozen_string_literal: true

# A trail that one user recommends to another. Home's badge counts the unread ones.
#
# They live in this process: a real app has a table for them.
Recommendation = Struct.new(:id, :trail, :sender, :read, keyword_init: true) do
  @all = Hash.new { |all, persona| all[persona] = [] }
  @count = 0
  @lock = Mutex.new

  class << self
    # @param persona [String]
    # @return [Array<Recommendation>] the recommendations for a user, the newest first
    def for(persona) = @lock.synchronize { @all[persona].dup }

    # @param id [String]
    # @raise [SharedContent::NotFoundError]
    def find(id, persona:)
      self.for(persona).find { |recommendation| recommendation.id.to_s == id } ||
        raise(SharedContent::NotFoundError, "no recommendation has the id #{id.inspect}")
    end

    # Recommends a trail. A user keeps the newest five.
    #
    # @param trail [Trail]
    # @param to [String] one of {Persona::NAMES}
    # @param from [String] one of {Persona::NAMES}
    def create(trail, to:, from:)
      @lock.synchronize do
        @count += 1
        @all[to] = [new(id: @count, trail: trail.id, sender: from, read: false), *@all[to]].first(5)
      end
    end
  end
end
