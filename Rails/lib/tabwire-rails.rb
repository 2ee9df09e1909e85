# frozen_string_literal: true

require "openssl"
require "timeout"
require "zeitwerk"
require "active_support"
require "active_support/core_ext"
require "rails/engine"

# A server-driven native tab bar for Hotwire Native apps: an app declares its tabs once, and every page embeds their
# configuration.
module Tabwire
  loader = Zeitwerk::Loader.new
  loader.push_dir("#{__dir__}/tabwire", namespace: self)
  # Several constants in a file, and what only tests load.
  loader.ignore(%w[errors rspec test_helper testing version].map { |file| "#{__dir__}/tabwire/#{file}.rb" })
  loader.setup

  # @return [ActiveSupport::OrderedOptions] the app's `config.tabwire`
  def self.config = @config ||= ::Rails.application.config.tabwire
end

require_relative "tabwire/errors"
require_relative "tabwire/engine"
