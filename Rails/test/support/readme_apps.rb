# frozen_string_literal: true

require_relative "generated_app"

# The apps in which `Rails/test/readme` follows the README, before the gem is added.
module ReadmeApps
  # An app that `rails new` creates, with a page.
  class New < GeneratedApp
    SKIPPED = [*WITHOUT_DATABASE, WITHOUT_PIPELINE].freeze
    GEMS = %w[puma].freeze
    LAYOUT = "app/views/layouts/application.html.erb"

    def prepare
      create(skipping: self.class::SKIPPED, gems: self.class::GEMS)
      write "app/controllers/pages_controller.rb", <<~RUBY
        class PagesController < ApplicationController
          def home = render(html: "Home", layout: true)
        end
      RUBY
      edit "config/routes.rb", "draw do\n", "  root to: \"pages#home\"\n"
    end

    # Does what the generator asks for.
    def complete; end

    def move_tab_bar_to_partial
      layout = self.class::LAYOUT
      write layout, read(layout).sub("<%= tab_bar %>", '<%= render "tab_bar" %>')
    end

    # Returns what the app answers, and the pages themselves.
    def pages_of_user(*paths)
      runner(<<~RUBY)
        session = ActionDispatch::Integration::Session.new(Rails.application)
        session.https!
        ActionController::Base.allow_forgery_protection = false
        #{sign_in}
        #{paths.inspect}.each { |path| puts session.get(path), session.response.body }
      RUBY
    end

    private

    def sign_in = ""
  end

  # Every page requires signing in.
  class Devise < New
    SKIPPED = ["active-storage", "action-cable", WITHOUT_PIPELINE].freeze
    GEMS = %w[puma activerecord activejob actionmailer sqlite3 devise].freeze

    def prepare
      super
      add_users
      edit "app/controllers/application_controller.rb", "ActionController::Base\n",
           "  before_action :authenticate_user!\n"
    end

    def add_users
      run("bin/rails", "generate", "devise:install")
      run("bin/rails", "generate", "devise", "User")
      # Devise's users have no address, which its index rejects.
      write "test/fixtures/users.yml", "{}"
      %w[test production].each { |name| run("bin/rails", "db:migrate", env: PRODUCTION.merge("RAILS_ENV" => name)) }
    end

    private

    def sign_in = <<~RUBY
      User.create!(email: "robin@example.org", password: "secret99")
      session.post("/users/sign_in", params: { user: { email: "robin@example.org", password: "secret99" } })
    RUBY
  end

  # Redmine, which has no layout of the usual name and no tests of its own.
  class Redmine < New
    LAYOUT = "app/views/layouts/base.html.erb"

    def initialize(folder) = super(File.join(folder, "redmine"))

    def prepare
      create = File.expand_path("../redmine/create", __dir__)
      run(create, File.dirname(folder), "--without-plugin", within: ROOT)
      database = "instances/default/config/database.yml"
      other = %w[test development].map { |name| "#{name}:\n  adapter: sqlite3\n  database: db/test.sqlite3\n" }
      write database, read(database) + other.join
      FileUtils.cp("#{folder}/db/walk.sqlite3", "#{folder}/db/test.sqlite3")
      run("bin/rails", "db:environment:set", env: { "RAILS_ENV" => "test" })
      write "test/test_helper.rb", <<~RUBY
        ENV["RAILS_ENV"] ||= "test"
        require_relative "../config/environment"
        require "rails/test_help"
      RUBY
    end

    # The generator says that the layout needs the tab bar, and the tab bar itself that it declares who is signed in.
    def complete
      write LAYOUT, read(LAYOUT).sub(/^<%= call_hook :view_layouts_base_body_top/) { |line| "<%= tab_bar %>\n#{line}" }
      tabs = "app/tab_bars/application_tab_bar.rb"
      write tabs, read(tabs).sub(/^  session false$/, "  session { User.current.id if User.current.logged? }")
    end

    private

    def sign_in
      'session.post("/login", params: { username: "robin", password: "tabwire-walk" })'
    end
  end

  KINDS = { "new" => New, "devise" => Devise, "redmine" => Redmine }.freeze
end
