# frozen_string_literal: true

# No inline script or style without the nonce of the page.
Rails.application.config.content_security_policy do |policy|
  policy.default_src :self
  policy.script_src :self
  policy.style_src :self
end
Rails.application.config.content_security_policy_nonce_generator = ->(_) { SecureRandom.base64(16) }
