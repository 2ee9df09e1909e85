# frozen_string_literal: true

# Sessions that each page renews, and responses that middleware compresses. Users are remembered, too (see seeds.rb).
Rails.application.config.session_options[:expire_after] = 1.hour
Rails.application.config.middleware.use Rack::Deflater
