# frozen_string_literal: true

# The kinds of users of the demo.
module Persona
  # The name of each persona's user.
  NAMES = { "regular" => "Robin Hale", "premium" => "Priya Nair", "new" => "Noa Lind" }.freeze

  # @param persona [String] one of {NAMES}
  # @return [String] the first name of the persona's user
  def self.first_name(persona) = NAMES.fetch(persona).split.first
end
