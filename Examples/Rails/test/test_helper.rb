# frozen_string_literal: true

ENV["RAILS_ENV"] = "test"

require_relative "../config/environment"
require "rails/test_unit/railtie"
require "rails/test_help"
require "tabwire/test_helper"
