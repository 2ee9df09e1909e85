# frozen_string_literal: true

require "rails/generators"

module Tabwire
  # Generators.
  module Generators
    # `bin/rails generate tabwire:install` adds a tab bar, its test, path configurations and the JavaScript.
    class InstallGenerator < ::Rails::Generators::Base
      source_root File.expand_path("templates", __dir__)
      desc "Adds a tab bar for native apps and browsers: app/tab_bars, titles, a test, path configurations for iOS " \
           "and Android, <%= tab_bar %> in the layout, and the JavaScript."

      # The command that adds a package, by the file that identifies the package manager.
      PACKAGE_MANAGERS = {
        "bun.lockb" => "bun add", "bun.lock" => "bun add", "pnpm-lock.yaml" => "pnpm add", "yarn.lock" => "yarn add",
        "package.json" => "npm install"
      }.freeze
      private_constant :PACKAGE_MANAGERS

      # Creates the tab bar and its titles.
      def create_tab_bar
        template "application_tab_bar.rb", "app/tab_bars/application_tab_bar.rb"
        copy_file "tab_bar.en.yml", "config/locales/tab_bar.en.yml"
      end

      # Creates its test.
      def create_test
        if spec?
          copy_file "tab_bar_spec.rb", "spec/requests/tab_bar_spec.rb"
        else
          copy_file "tab_bar_test.rb", "test/integration/tab_bar_test.rb"
        end
      end

      # Creates the path configurations and mounts the engine that serves them.
      def create_path_configurations
        %w[ios_v1 android_v1].each do |name|
          copy_file "path_configuration.yml", "config/path_configurations/#{name}.yml"
        end
        route 'mount Tabwire::Engine => "/tabwire"'
      end

      # Adds the tab bar and its stylesheet to the layout.
      def add_to_layout
        layout = "app/views/layouts/application.html.erb"
        return say("Add <%= tab_bar %> to the body of your layout.") unless exists?(layout)

        insert_into_file layout, "\n    <%= tab_bar %>", after: /<body.*>/
        insert_into_file layout, %(    <%= stylesheet_link_tag "tabwire" %>\n), before: %r{^\s*</head>}
      end

      # Copies the stylesheet to public/ in apps without an asset pipeline.
      def copy_stylesheet
        return if ::Rails.application.config.respond_to?(:assets)

        copy_file Engine.root.join("app/assets/stylesheets/tabwire.css"), "public/stylesheets/tabwire.css"
      end

      # Adds the JavaScript that sends the configuration to apps.
      def add_javascript
        if exists?("config/importmap.rb")
          append_to_file "config/importmap.rb", %(pin "@tabwire/web", to: "tabwire.js"\n)
        elsif (manager = PACKAGE_MANAGERS.keys.find { |file| exists?(file) })
          in_root { run "#{PACKAGE_MANAGERS[manager]} @tabwire/web" }
        else
          return say("Add the npm package @tabwire/web and register its NavigationController as \"navigation\".")
        end
        create_controller
      end

      private

      # The expression for the id of the signed-in user, or `nil` if the app has no known authentication.
      def session_source
        return "current_user&.id" if current_user?

        "Current.user&.id" if exists?("app/models/current.rb")
      end

      def current_user?
        return true if exists?("config/initializers/devise.rb")

        Dir[path("app/{controllers,helpers}/**/*.rb")].any? { |file| File.read(file).match?(/\bcurrent_user\b/) }
      end

      def create_controller
        copy_file "navigation_controller.js", "app/javascript/controllers/navigation_controller.js"
        index = "app/javascript/controllers/index.js"
        return unless exists?(index)
        # Some indexes register all controllers.
        return if File.read(path(index)).match?(/(?:eager|lazy)LoadControllersFrom|import\.meta\.glob/)

        append_to_file index, <<~JAVASCRIPT

          import NavigationController from "./navigation_controller"
          application.register("navigation", NavigationController)
        JAVASCRIPT
      end

      def spec?
        exists?("spec/rails_helper.rb") || exists?("spec/spec_helper.rb")
      end

      def exists?(file) = File.exist?(path(file))

      def path(file) = File.expand_path(file, destination_root)
    end
  end
end
