# frozen_string_literal: true

require_relative "boot"
require "rails"
require "action_controller/railtie"
require "action_view/railtie"
require "tabwire-links"
require_relative "../lib/form_size_limit"
require_relative "../lib/same_origin_forms"

module Waymark
  # Waymark, a demo app about trails with a server-driven tab bar.
  class Application < Rails::Application
    # The files that the demo servers share.
    SHARED = Pathname(__dir__).join("../../Shared").expand_path

    config.load_defaults 6.1
    config.cache_classes = config.eager_load = !Rails.env.development?
    config.logger = ActiveSupport::Logger.new($stderr)
    config.log_level = Rails.env.development? ? :debug : :warn

    config.i18n.available_locales = %i[en de ja]
    config.i18n.raise_on_missing_translations = !Rails.env.production?

    # The session is stored in an encrypted cookie, so any number of processes can serve.
    secure = Rails.env.production?
    config.session_store :cookie_store, key: secure ? "__Host-waymark" : "waymark", secure:, expire_after: 30.days
    config.action_dispatch.cookies_serializer = :json

    # Tests send forms without a token.
    config.action_controller.allow_forgery_protection = !Rails.env.test?
    config.middleware.use FormSizeLimit
    config.middleware.use SameOriginForms

    # Links to the site open in these apps: APPLE_APP=ABCDE12345.com.example.trails
    # ANDROID_APP=com.example.trails=14:6D:E9:…
    android_apps = [ENV.fetch("ANDROID_APP", nil)].compact.to_h { |app| app.split("=", 2) }
    config.tabwire.apple_apps = [ENV.fetch("APPLE_APP", nil)].compact
    config.tabwire.android_apps = android_apps.transform_values { |certificate| [certificate] }

    # Error pages have the layout of the app and keep the tabs.
    config.consider_all_requests_local = false
    config.exceptions_app = lambda do |env|
      # The query or the body may have caused the error. The error page reads neither, nor cached
      # values of them.
      env = env.reject { |name, _| name.start_with?("rack.request.", "action_dispatch.request.", "CONTENT_") }
      routes.call(env.merge("REQUEST_METHOD" => "GET", "QUERY_STRING" => "", "rack.input" => StringIO.new))
    end
    config.action_dispatch.rescue_responses.merge!(
      "DeployFlags::UnknownChoiceError" => 400, "SameOriginForms::CrossOriginError" => 403,
      "SharedContent::NotFoundError" => 404, "FormSizeLimit::TooLargeError" => 413
    )
  end
end
