# frozen_string_literal: true

# Sessions that each page renews, and responses that middleware compresses.
Rails.application.config.session_store :cookie_store, key: "_members_session", expire_after: 1.hour
Rails.application.config.middleware.use Rack::Deflater
