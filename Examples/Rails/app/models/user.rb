# frozen_string_literal: true

# A signed-in user.
User = Struct.new(:persona, :name, :onboarded, :favorites, :unread_updates, keyword_init: true) do
  # @param persona [String] one of {Persona::NAMES}
  def self.for(persona)
    new(
      persona:, name: Persona::NAMES.fetch(persona), onboarded: persona != "new", favorites: [3, 8, 14],
      unread_updates: Update.all.map(&:id)
    )
  end

  # Adds a trail to the favorites, or removes it.
  #
  # @return [Boolean] whether it is a favorite now
  def toggle_favorite(trail)
    favorite?(trail) ? favorites.delete(trail.id) : favorites.push(trail.id)
    favorite?(trail)
  end

  def favorite?(trail) = favorites.include?(trail.id)

  def unread?(update) = unread_updates.include?(update.id)

  # @return [Integer] the number of unread updates and recommendations
  def unread_count = unread_updates.size + Recommendation.for(persona).count { |recommendation| !recommendation.read }

  def read(update) = unread_updates.delete(update.id)
end
