# frozen_string_literal: true

require_relative "boot"
require "rails"
require "action_controller/railtie"
require "action_view/railtie"
require "tabwire-rails"
require_relative "../lib/form_limit"
require_relative "../lib/same_origin_forms"

module Waymark
  # Waymark, a demo app of trails whose server decides which tabs its apps show.
  class Application < Rails::Application
    # The files that all demo servers share.
    SHARED = Pathname(__dir__).join("../../Shared").expand_path

    config.load_defaults 6.1
    config.cache_classes = config.eager_load = !Rails.env.development?
    config.logger = ActiveSupport::Logger.new($stderr)
    config.log_level = Rails.env.development? ? :debug : :warn

    config.i18n.available_locales = %i[en de ja]
    config.i18n.raise_on_missing_translations = !Rails.env.production?

    # A visit is kept in the visitor's cookie, encrypted: any number of processes can serve.
    secure = Rails.env.production?
    config.session_store :cookie_store, key: secure ? "__Host-waymark" : "waymark", secure:, expire_after: 30.days
    config.action_dispatch.cookies_serializer = :json

    # Forms carry no authenticity token: SameOriginForms asks the browser where they come from.
    config.action_controller.allow_forgery_protection = false
    config.middleware.use FormLimit
    config.middleware.use SameOriginForms

    # Errors are pages that look like the others and keep the tabs; the log says what happened.
    config.consider_all_requests_local = false
    config.exceptions_app = lambda do |env|
      # What could not be read is not read again.
      routes.call(env.merge("REQUEST_METHOD" => "GET", "QUERY_STRING" => "", "rack.input" => StringIO.new))
    end
    config.action_dispatch.rescue_responses.merge!(
      "DeployFlags::Unknown" => 400, "SameOriginForms::Foreign" => 403, "SharedContent::Missing" => 404,
      "FormLimit::TooLong" => 413
    )
  end
end
