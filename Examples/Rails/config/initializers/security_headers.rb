# frozen_string_literal: true

require_relative "../../lib/import_map"

# A strict Content-Security-Policy and further security headers, for every response.
Rails.application.configure do
  # The style of Turbo's progress bar: Turbo 8 adds the nonce of the page, Turbo 7 needs the hash of its content.
  turbo7_style = "'sha256-rql2tlBWA4Hb3HHbUfw797urk+ifBd6EAovoOUGt0oI='"

  config.content_security_policy do |policy|
    policy.default_src :none
    policy.script_src :self, ImportMap::SOURCE
    policy.style_src :self, turbo7_style
    policy.img_src :self
    policy.connect_src :self
    policy.form_action :self
    policy.base_uri :none
    policy.frame_ancestors :none
  end
  config.content_security_policy_nonce_generator = ->(_request) { SecureRandom.base64(16) }
  config.content_security_policy_nonce_directives = %w[style-src]
  # Error pages need the policy too.
  config.middleware.move_before ActionDispatch::ShowExceptions, ActionDispatch::ContentSecurityPolicy::Middleware

  headers = {
    "X-Content-Type-Options" => "nosniff",
    "Cross-Origin-Opener-Policy" => "same-origin",
    "Cross-Origin-Resource-Policy" => "same-origin",
    "Permissions-Policy" => "camera=(), geolocation=(), microphone=(), payment=()",
    "Referrer-Policy" => "same-origin"
  }
  config.action_dispatch.default_headers = headers
  config.public_file_server.headers =
    headers.merge("Cache-Control" => "no-cache", "Content-Security-Policy" => "default-src 'none'")
  config.ssl_options = { hsts: { expires: 1.year, subdomains: false } }
  config.force_ssl = Rails.env.production?
end
