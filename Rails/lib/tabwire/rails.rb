# frozen_string_literal: true

require "json"
require "openssl"
require "securerandom"
require "timeout"
require "uri"
require "yaml"
require "active_support"
require "active_support/core_ext"
require "rails/engine"

# A server-driven native tab bar for Hotwire Native apps: an app declares its tabs once, and every page embeds their
# configuration.
module Tabwire
  # @return [ActiveSupport::OrderedOptions] the app's `config.tabwire`
  def self.config = @config ||= ::Rails.application.config.tabwire

  # @return [Logger] the log for errors and warnings
  def self.logger = ::Rails.logger
end

require_relative "bounded_cache"
require_relative "broker"
require_relative "cache_guard"
require_relative "configuration_validator"
require_relative "configuration_warning"
require_relative "configuration_warnings"
require_relative "controller"
require_relative "deprecation"
require_relative "effective_tabs"
require_relative "element_attributes"
require_relative "engine"
require_relative "errors"
require_relative "helper"
require_relative "invalid_tab_bar_policy"
require_relative "native_app"
require_relative "omitted_tab_bar"
require_relative "open_stream"
require_relative "open_streams"
require_relative "page_guard"
require_relative "page_tab_bar"
require_relative "path_configuration"
require_relative "path_safety"
require_relative "path_segments"
require_relative "privacy"
require_relative "read_only_session"
require_relative "sanitized_configuration"
require_relative "session_key"
require_relative "stream_limits"
require_relative "stream_middleware"
require_relative "streamed_page"
require_relative "tab"
require_relative "tab_bar"
require_relative "tab_bar_component"
require_relative "tab_bar_stream"
require_relative "tab_bar_updates"
require_relative "tab_configuration"
require_relative "tab_declaration"
require_relative "tab_link"
require_relative "tab_ownership"
require_relative "validated_tab_cache"
require_relative "validated_tabs"
require_relative "version"
require_relative "web_path"
