# frozen_string_literal: true

# Sessions that each page renews, users who are remembered after them, and responses that middleware compresses.
Rails.configuration.x.remembers_users = true
Rails.application.config.session_store :cookie_store, key: "_members_session", expire_after: 1.hour
Rails.application.config.middleware.use Rack::Deflater
