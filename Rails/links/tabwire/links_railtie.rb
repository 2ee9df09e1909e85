# frozen_string_literal: true

module Tabwire
  # Adds the routes of {AppLinks} to an app. Its options are `config.tabwire.apple_apps`,
  # `config.tabwire.android_apps` and `config.tabwire.excluded_links`.
  class LinksRailtie < ::Rails::Railtie
    config.tabwire.apple_apps = []
    config.tabwire.android_apps = {}
    config.tabwire.excluded_links = []

    config.after_initialize { AppLinks.check(Tabwire.config) }

    # Phones ask for these files at the root of the site. The app's own routes come first: it may serve such a file.
    initializer "tabwire.app_links" do |app|
      app.routes.append do
        AppLinks.configured(Tabwire.config).each do |path, file|
          get path, to: "tabwire/app_links#show", file:, format: false
        end
      end
    end
  end
end
