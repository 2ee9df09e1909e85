# frozen_string_literal: true

module Tabwire
  # Adds to an app: the helpers of {Helper} and {Controller}, the path configurations, the JavaScript.
  #
  # Its options are `config.tabwire.tab_bar`, the name of the app's tab bar, and `config.tabwire.mistakes`, the
  # {MistakePolicy}.
  class Engine < ::Rails::Engine
    isolate_namespace Tabwire

    config.tabwire = ActiveSupport::OrderedOptions.new
    config.tabwire.tab_bar = "ApplicationTabBar"

    initializer "tabwire.mistakes" do |app|
      app.config.tabwire.mistakes ||= MistakePolicy.default_for(::Rails.env)
    end

    # The app's own initializers may set it too.
    config.after_initialize { MistakePolicy.check(Tabwire.config.mistakes) }

    initializer "tabwire.helpers" do
      ActiveSupport.on_load(:action_view) { include Tabwire::Helper }
      ActiveSupport.on_load(:action_controller_base) { include Tabwire::Controller }
    end

    # Sprockets asks for the names of what others link to.
    initializer "tabwire.assets" do |app|
      app.config.assets.precompile += %w[tabwire.css tabwire.js] if app.config.respond_to?(:assets)
    end
  end
end
