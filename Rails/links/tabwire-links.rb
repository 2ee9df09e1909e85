# frozen_string_literal: true

require "tabwire-rails"

# Links and notifications that open in tabs.
module Tabwire
  autoload :AppLinks, "#{__dir__}/tabwire/app_links"
  autoload :AppLinksController, "#{__dir__}/tabwire/app_links_controller"
  autoload :PushMessage, "#{__dir__}/tabwire/push_message"
end

require_relative "tabwire/links_railtie"
