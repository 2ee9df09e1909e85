# frozen_string_literal: true

# Devise defines who is signed in.
module SignedIn
end
