# frozen_string_literal: true

ENV["RAILS_ENV"] = "test"

$LOAD_PATH.unshift File.expand_path("../../lib", __dir__), File.expand_path("../../links", __dir__)

require "rails"
require "action_controller/railtie"
require "action_view/railtie"
require "tabwire-links"

# The app under test.
class TestApp < Rails::Application
  config.root = __dir__
  config.load_defaults 6.1
  config.cache_classes = true
  config.eager_load = false
  config.consider_all_requests_local = true
  # Rails 7.1 and later expect :none.
  config.action_dispatch.show_exceptions = Rails.gem_version >= Gem::Version.new("7.1") ? :none : false
  config.action_controller.allow_forgery_protection = false
  config.active_support.deprecation = :raise
  config.hosts.clear
  config.cache_store = :memory_store
  config.logger = Logger.new(nil)
  # With an expiry, Rails sends the session with every response, unless the response says otherwise.
  config.session_store :cookie_store, key: "_test_session", expire_after: 1.day
  config.secret_key_base = "a secret of the tests, long enough to be one"
  config.i18n.available_locales = %i[en de ja]
  # Some apps have it, such as Redmine. It counts the bytes of a body.
  config.middleware.unshift Rack::ContentLength
end

Rails.application.initialize!
