# frozen_string_literal: true

require "rails/generators"

module Tabwire
  module Generators
    # `bin/rails generate tabwire:links` adds the configuration of the apps in which links open.
    class LinksGenerator < ::Rails::Generators::Base
      desc "Adds config/initializers/tabwire_links.rb, which names the apps in which links to the site open."

      # Creates the initializer. It names no app yet, so the app serves no file.
      def create_initializer
        create_file "config/initializers/tabwire_links.rb", <<~RUBY
          # The apps in which links to the site open: for Apple with the prefix of the team, for Android with the
          # fingerprints of the certificates, which `keytool -list -v` prints.
          Rails.application.config.tabwire.apple_apps = [] # [ "ABCDE12345.com.example.trails" ]
          Rails.application.config.tabwire.android_apps = {} # { "com.example.trails" => [ "14:6D:E9:…" ] }
          # The paths that stay in the browser.
          Rails.application.config.tabwire.excluded_links = [] # [ "/explore/print" ]
        RUBY
      end
    end
  end
end
