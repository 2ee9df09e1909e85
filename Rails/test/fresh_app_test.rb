# frozen_string_literal: true

require "support/test_case"
require "open3"

# Follows the README in an app that `rails new` creates.
class FreshAppTest < ActiveSupport::TestCase
  # Frameworks that Debian does not package in this version, or that the gem does not need.
  SKIPPED = %w[
    bundle git active-record active-job action-mailer action-mailbox action-text active-storage action-cable spring
    listen javascript turbolinks jbuilder bootsnap system-test
  ].map { |name| "--skip-#{name}" }

  # Debian 12 has Sprockets, newer releases have Propshaft.
  PIPELINE = Gem::Specification.find_all_by_name("sprockets-rails").any? ? "sprockets-rails" : "propshaft"
  WITHOUT_PIPELINE = Rails::VERSION::MAJOR < 7 ? "--skip-sprockets" : "--skip-asset-pipeline"

  PRODUCTION = { "RAILS_ENV" => "production", "SECRET_KEY_BASE" => "x" * 64 }.freeze

  HOME = <<~RUBY
    session = ActionDispatch::Integration::Session.new(Rails.application)
    session.https!
    session.get("/")
    puts session.response.body
  RUBY

  test "the generator adds a tab bar and a passing test to a new app" do
    with_new_app(WITHOUT_PIPELINE) do
      assert_match(/1 runs, 1 assertions, 0 failures, 0 errors, 0 skips/, run_command("bin/rails", "test"))
      # Production loads every file eagerly.
      page = run_command("bin/rails", "runner", HOME, env: PRODUCTION)
      assert_match(/data-tab="home".*data-tab="explore"/, page)
      assert_match(%r{href="/stylesheets/tabwire\.css"}, page)
      assert_path_exists File.join(@app, "public/stylesheets/tabwire.css")
      assert_match(/Tab bars/, run_command("bin/rails", "stats"))
    end
  end

  test "the asset pipeline serves the JavaScript and the stylesheet without further configuration" do
    with_new_app(gems: [PIPELINE]) do
      assert_match(/1 runs, 1 assertions, 0 failures, 0 errors, 0 skips/, run_command("bin/rails", "test"))
      run_command("bin/rails", "assets:precompile", env: PRODUCTION)
      stylesheet = run_command("bin/rails", "runner", HOME, env: PRODUCTION)[%r{/assets/tabwire-\h{8,64}\.css}]
      assert_path_exists File.join(@app, "public", stylesheet.to_s)
      assert_match(/class NavigationController/, File.read(Dir["#{@app}/public/assets/tabwire-*.js"].first))
    end
  end

  private

  def with_new_app(*options, gems: [])
    Dir.mktmpdir do |folder|
      @app = File.join(folder, "fresh")
      run_command("rails", "new", @app, *SKIPPED, *options, folder:)
      add_page
      add_gem(gems)
      yield
    end
  end

  def add_page
    write "app/controllers/pages_controller.rb", <<~RUBY
      class PagesController < ApplicationController
        def home = render(html: "Hello", layout: true)
      end
    RUBY
    write "config/routes.rb", read("config/routes.rb").sub("draw do\n", "draw do\n  root to: \"pages#home\"\n")
  end

  def add_gem(others)
    write "config/application.rb", read("config/application.rb").sub(/^require "active_model.*\n/, "")
    write "Gemfile", <<~RUBY
      source "https://rubygems.org"
      gem "railties"
      #{others.map { |name| "gem #{name.inspect}" }.join("\n")}
      gem "tabwire-rails", path: "#{File.expand_path('..', __dir__)}"
    RUBY
    # Debian's packages are installed already. Some versions of Bundler would download those that have no folder.
    run_command "bundle", "lock", "--local"
    run_command "bin/rails", "generate", "tabwire:install"
  end

  def run_command(*command, folder: @app, env: {})
    output, status = Open3.capture2e(env, *command, chdir: folder)
    assert status.success?, "#{command.join(' ')}: #{output}"
    output
  end

  def read(file) = File.read(File.join(@app, file))

  def write(file, content) = File.write(File.join(@app, file), content)
end
