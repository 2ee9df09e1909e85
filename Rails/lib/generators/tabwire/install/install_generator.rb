# frozen_string_literal: true

require "rails/generators"
require_relative "authentication"

module Tabwire
  # Generators.
  module Generators
    # `bin/rails generate tabwire:install` adds a tab bar, its test, path configurations and the JavaScript.
    class InstallGenerator < ::Rails::Generators::Base
      source_root File.expand_path("templates", __dir__)
      desc "Adds a tab bar for native apps and browsers: app/tab_bars, titles, a test, path configurations for iOS " \
           "and Android, <%= tab_bar %> in the layout, Tabwire::Privacy in ApplicationController, and the JavaScript."
      class_option :controller, type: :string, desc: "Identifier of the Stimulus controller. Default: navigation, or " \
                                                     "tabwire--navigation if the app has a controller of that name"

      # The files of bundlers.
      BUNDLER_FILES = %w[bun.lock bun.lockb package.json pnpm-lock.yaml yarn.lock].freeze
      # `<body …>`, whose attributes may contain ERB and line breaks.
      BODY = /<body\b(?:<%.*?%>|[^>])*>/m
      HEAD_END = %r{^[ \t]*</head>}
      LAYOUT = "app/views/layouts/application.html.erb"
      CONTROLLER = "app/controllers/application_controller.rb"
      private_constant :BUNDLER_FILES, :BODY, :CONTROLLER, :HEAD_END, :LAYOUT

      # Creates the tab bar.
      def create_tab_bar
        template "application_tab_bar.rb", "app/tab_bars/application_tab_bar.rb"
      end

      # Adds the titles of the tabs to the translations of the default locale.
      def add_titles
        locale = I18n.default_locale
        file = "config/locales/#{locale}.yml"
        titles = "  application_tab_bar:\n    home: Home\n    explore: Explore\n"
        return create_file(file, "#{locale}:\n#{titles}") unless exists?(file)
        return if read(file).match?(/^\s+application_tab_bar:/)

        insert_into_file file, titles, after: /^["']?#{locale}["']?:[ \t]*\n/
      end

      # Creates a test.
      def create_test
        return copy_file("tab_bar_spec.rb", "spec/requests/tab_bar_spec.rb") if spec?

        copy_file "tab_bar_test.rb", "test/integration/tab_bar_test.rb"
      end

      # Creates the path configurations and mounts the engine that serves them.
      def create_path_configurations
        %w[ios_v1 android_v1].each do |name|
          copy_file "path_configuration.yml", "config/path_configurations/#{name}.yml"
        end
        route 'mount Tabwire::Engine => "/tabwire"'
      end

      # Keeps the pages of one user from the next.
      def add_privacy
        return say("Add include Tabwire::Privacy to the controllers that render pages.") unless exists?(CONTROLLER)
        return if read(CONTROLLER).include?("Tabwire::Privacy")

        inject_into_class CONTROLLER, "ApplicationController", "  include Tabwire::Privacy\n\n"
      end

      # Adds the tab bar and its stylesheet to the layout.
      def add_to_layout
        return say("Add <%= tab_bar %> to the body of your layout.") unless exists?(LAYOUT)

        if read(LAYOUT).match?(/\btab_bar\b/)
          say "#{LAYOUT} renders a tab bar already; it gets no other one."
        else
          insert_into_file LAYOUT, "\n    <%= tab_bar %>", after: BODY
        end
        add_stylesheet unless read(LAYOUT).match?(/stylesheet_link_tag.*["':]tabwire\b/)
      end

      # Copies the stylesheet to public/ in apps without an asset pipeline.
      def copy_stylesheet
        return if ::Rails.application.config.respond_to?(:assets)

        copy_file Engine.root.join("app/assets/stylesheets/tabwire.css"), "public/stylesheets/tabwire.css"
      end

      # Adds the JavaScript that sends the configuration to apps: as a pin with an import map, as a file with a bundler.
      def add_javascript
        if exists?("config/importmap.rb")
          append_to_file "config/importmap.rb", %(pin "@tabwire/web", to: "tabwire.js"\n)
        elsif bundler?
          copy_file Engine.root.join("app/assets/javascripts/tabwire.js"), "app/javascript/tabwire.js"
        else
          return say("Register the NavigationController of tabwire.js, an asset of the gem, as the Stimulus " \
                     "controller \"#{identifier}\".")
        end
        create_controller
      end

      # Configures the identifier of the Stimulus controller, if it is not the default.
      def configure_identifier
        return if identifier == "navigation"

        create_file "config/initializers/tabwire.rb",
                    "Rails.application.config.tabwire.controller = #{identifier.inspect}\n"
        return if options[:controller]

        say "The app has a Stimulus controller \"navigation\" already, so the tab bar uses \"#{identifier}\"."
      end

      private

      def authentication = @authentication ||= Authentication.new(destination_root)

      def add_stylesheet
        stylesheet = '<%= stylesheet_link_tag "tabwire", "data-turbo-track": "reload" %>'
        return insert_into_file(LAYOUT, stylesheet, before: "</head>") unless read(LAYOUT).match?(HEAD_END)

        insert_into_file LAYOUT, "    #{stylesheet}\n", before: HEAD_END
      end

      def identifier
        @identifier ||= options[:controller] || (foreign_controller? ? "tabwire--navigation" : "navigation")
      end

      # Whether a controller of the app has the default identifier.
      def foreign_controller?
        %w[js ts].any? do |extension|
          file = "app/javascript/controllers/navigation_controller.#{extension}"
          exists?(file) && read(file).exclude?("tabwire")
        end
      end

      # `tabwire--navigation` is controllers/tabwire/navigation_controller.js, and `my-tabs` is my_tabs_controller.js.
      def controller_file = "#{identifier.gsub('--', '/').tr('-', '_')}_controller.js"

      def module_specifier
        return "@tabwire/web" if exists?("config/importmap.rb")

        "#{'../' * (controller_file.count('/') + 1)}tabwire"
      end

      def create_controller
        template "navigation_controller.js", "app/javascript/controllers/#{controller_file}"
        index = "app/javascript/controllers/index.js"
        # Some indexes register all controllers.
        return if !exists?(index) || read(index).match?(/(?:eager|lazy)LoadControllersFrom|import\.meta\.glob/)

        append_to_file index, <<~JAVASCRIPT

          import TabwireNavigationController from "./#{controller_file.delete_suffix('.js')}"
          application.register("#{identifier}", TabwireNavigationController)
        JAVASCRIPT
      end

      def spec? = exists?("spec/rails_helper.rb") || exists?("spec/spec_helper.rb")

      def bundler? = BUNDLER_FILES.any? { |file| exists?(file) }

      def exists?(file) = File.exist?(path(file))

      def read(file) = File.read(path(file))

      def path(file) = File.expand_path(file, destination_root)
    end
  end
end
