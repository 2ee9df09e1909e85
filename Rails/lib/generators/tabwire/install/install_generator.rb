# frozen_string_literal: true

require "rails/generators"

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

      # The helper for the whole element takes six times as many objects, on every page.
      STYLESHEET = '<link rel="stylesheet" href="<%= stylesheet_path "tabwire" %>" data-turbo-track="reload">'
      # The layout of a new app.
      LAYOUT = "app/views/layouts/application.html.erb"
      # The parent of the controllers of a new app.
      CONTROLLER = "app/controllers/application_controller.rb"

      # Creates the tab bar and its test.
      def create_tab_bar
        @user_id, @signed_in = authentication
        template "application_tab_bar.rb", "app/tab_bars/application_tab_bar.rb"
        kind, folder = exists?("spec/{rails,spec}_helper.rb") ? %w[spec requests] : %w[test integration]
        template "tab_bar_#{kind}.rb", "#{kind}/#{folder}/tab_bar_#{kind}.rb"
      end

      # Adds the titles of the tabs to the translations of the default locale.
      def add_titles
        locale = I18n.default_locale
        file = "config/locales/#{locale}.yml"
        create_file(file, "#{locale}:\n") unless exists?(file)
        return if read(file).match?(/^\s+application_tab_bar:/)

        titles = "  application_tab_bar:\n    home: Home\n    explore: Explore\n"
        insert_into_file file, titles, after: /^["']?#{locale}["']?:[ \t]*\n/
      end

      # Creates the path configurations and mounts the engine that serves them.
      def create_path_configurations
        %w[ios android].each { |os| copy_file "path_configuration.yml", "config/path_configurations/#{os}_v1.yml" }
        route 'mount Tabwire::Engine => "/tabwire"'
      end

      # Keeps the pages of one user from the next.
      def add_privacy
        controller = read(CONTROLLER)
        return if controller.include?("Tabwire::Privacy")

        without_pages = controller.empty? || controller.include?("ActionController::API")
        return say("Add include Tabwire::Privacy to the controllers that render pages.") if without_pages

        inject_into_class CONTROLLER, "ApplicationController", "  include Tabwire::Privacy\n\n"
      end

      # Adds the tab bar and its stylesheet to the layout.
      def add_to_layout
        return say("Add <%= tab_bar %> to the body of your layout.") unless exists?(LAYOUT)

        layout = read(LAYOUT)
        renders = layout.match?(/\btab_bar\b/)
        say("#{LAYOUT} renders a tab bar already; it gets no other one.") if renders
        # The attributes of the body may contain ERB and line breaks.
        insert_into_file(LAYOUT, "\n    <%= tab_bar %>", after: /<body\b(?:<%.*?%>|[^>])*>/m) unless renders
        links = layout.match?(/stylesheet_.*["':]tabwire\b/)
        insert_into_file(LAYOUT, "  #{STYLESHEET}\n  ", before: "</head>") unless links
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
          create_controller "@tabwire/web"
        elsif exists?("{bun.lock,bun.lockb,package.json,pnpm-lock.yaml,yarn.lock}")
          # jsbundling-rails builds every file at the top of app/javascript, which fails without Stimulus.
          copy_file Engine.root.join("app/assets/javascripts/tabwire.js"), "app/javascript/tabwire/index.js"
          create_controller "#{'../' * (controller_file.count('/') + 1)}tabwire"
        else
          say "Register the NavigationController of tabwire.js, an asset of the gem, as the Stimulus controller " \
              "\"#{identifier}\"."
        end
      end

      # Configures the identifier of the Stimulus controller, if it is not the default.
      def configure_identifier
        return if identifier == "navigation"

        initializer "tabwire.rb", "Rails.application.config.tabwire.controller = #{identifier.inspect}"
        return if options[:controller]

        say "The app has a Stimulus controller \"navigation\" already, so the tab bar uses \"#{identifier}\"."
      end

      private

      # The expressions for the id of the signed-in user, or `nil`, and for whether a user is signed in.
      def authentication
        devise = exists?("config/initializers/devise.rb")
        return ["current_user&.id", "current_user"] if devise || mentioned?(/\bcurrent_user\b/)
        return [nil, "current_user"] unless exists?("app/models/current.rb")
        return ["Current.user&.id", "Current.user"] unless mentioned?(/\bauthenticated\?/)

        # In Rails' authentication, only `authenticated?` finds the user on pages that require no sign-in.
        ["Current.user&.id if authenticated?", "authenticated?"]
      end

      def mentioned?(pattern) = contents("app/{controllers,helpers}/**/*.rb").any?(pattern)

      def identifier = @identifier ||= options[:controller] || (default_taken? ? "tabwire--navigation" : "navigation")

      # Whether a controller of the app has the default identifier.
      def default_taken?
        contents("app/javascript/controllers/navigation_controller.{js,ts}").any?(/\A(?!.*tabwire)./m)
      end

      # `tabwire--navigation` is controllers/tabwire/navigation_controller.js, and `my-tabs` is my_tabs_controller.js.
      def controller_file = "#{identifier.gsub('--', '/').tr('-', '_')}_controller.js"

      def create_controller(module_specifier)
        @module_specifier = module_specifier
        template "navigation_controller.js", "app/javascript/controllers/#{controller_file}"
        stimulus = contents("{config/importmap.rb,package.json}").any?(%r{@hotwired/stimulus})
        say("Add Stimulus, such as by bin/rails stimulus:install: without it, apps get no tab bar.") unless stimulus
        index = "app/javascript/controllers/index.js"
        # Some indexes register all controllers.
        return if !exists?(index) || read(index).match?(/(?:eager|lazy)LoadControllersFrom|import\.meta\.glob/)

        append_to_file index, <<~JAVASCRIPT

          import TabwireNavigationController from "./#{controller_file.delete_suffix('.js')}"
          application.register("#{identifier}", TabwireNavigationController)
        JAVASCRIPT
      end

      def exists?(pattern) = files(pattern).any?

      def read(file) = contents(file).join

      def contents(pattern) = files(pattern).map { |file| File.read(file) }

      def files(pattern) = Dir.glob(pattern, base: destination_root).map { |file| File.join(destination_root, file) }
    end
  end
end
