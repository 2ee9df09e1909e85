# frozen_string_literal: true

# The kinds of users that the demo can be seen as.
module Persona
  # What somebody of each kind is called.
  NAMES = { "regular" => "Robin Hale", "premium" => "Priya Nair", "new" => "Noa Lind" }.freeze
end
