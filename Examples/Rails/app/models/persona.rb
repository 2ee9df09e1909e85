# frozen_string_literal: true

# The kinds of users of the demo.
module Persona
  # The name of each persona's user.
  NAMES = { "regular" => "Robin Hale", "premium" => "Priya Nair", "new" => "Noa Lind" }.freeze
end
