# frozen_string_literal: true

# The pages sign out by a button without a script.
Devise.setup { |config| config.sign_out_via = :post }
