# frozen_string_literal: true

module Tabwire
  # Adds {Helper} and {Controller}, the path configurations and the JavaScript to an app.
  #
  # Options: `config.tabwire.tab_bar`, the class name of the tab bar; `config.tabwire.controller`, the identifier of the
  # Stimulus controller; `config.tabwire.maximum_streams`, the maximum number of open streams of a process;
  # `config.tabwire.maximum_streams_per_session`, the maximum number of those of one session;
  # and `config.tabwire.on_invalid`, the {InvalidTabBarPolicy}.
  class Engine < ::Rails::Engine
    isolate_namespace Tabwire

    # The class that the generator adds.
    DEFAULT_TAB_BAR = "ApplicationTabBar"

    config.tabwire = ActiveSupport::OrderedOptions[
      tab_bar: DEFAULT_TAB_BAR, controller: "navigation", maximum_streams: 1000, maximum_streams_per_session: 16,
      maximum_streams_per_address: 256, on_invalid: InvalidTabBarPolicy.default_for(::Rails.env)
    ]

    # An app that has not run the generator yet has no tab bar of the default name.
    #
    # @param name [String] the class name of the tab bar
    # @raise [ArgumentError] if there is no such class, when the app starts
    def self.check_tab_bar(name)
      return if name == DEFAULT_TAB_BAR || name.safe_constantize

      raise ArgumentError, "config.tabwire.tab_bar: there is no class #{name.inspect} (use one in app/tab_bars)"
    end

    # The app's own initializers may change the policy, so it is checked after them.
    config.after_initialize do
      InvalidTabBarPolicy.check(Tabwire.config.on_invalid)
      Engine.check_tab_bar(Tabwire.config.tab_bar)
      CableAdapter.type
    end

    initializer "tabwire.helpers" do
      ActiveSupport.on_load(:action_view) { include Tabwire::Helper }
      ActiveSupport.on_load(:action_view) { PageGuard.watch_caches }
      ActiveSupport.on_load(:action_controller_base) { include Tabwire::Controller }
    end

    # It comes first, so that it sees the headers of all other middleware.
    initializer("tabwire.streams") { |app| app.config.middleware.unshift TabBarStream::Middleware }

    # Sprockets compiles only the assets in this list.
    initializer("tabwire.assets") { |app| app.config.try(:assets)&.precompile&.concat(%w[tabwire.css tabwire.js]) }
  end
end
