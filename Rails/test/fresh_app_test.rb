# frozen_string_literal: true

require "support/test_case"
require "support/generated_app"

# Follows the README in an app that `rails new` creates.
class FreshAppTest < ActiveSupport::TestCase
  HOME = <<~RUBY
    session = ActionDispatch::Integration::Session.new(Rails.application)
    session.https!
    session.get("/")
    puts session.response.body
  RUBY

  test "the generator adds a tab bar and a passing test to a new app" do
    app = new_app(skipping: [*GeneratedApp::WITHOUT_DATABASE, GeneratedApp::WITHOUT_PIPELINE])
    assert_match(/1 runs, 1 assertions, 0 failures, 0 errors, 0 skips/, app.run("bin/rails", "test"))
    page = app.runner(HOME)
    assert_match(/data-tab="home".*data-tab="explore"/, page)
    assert_match(%r{href="/stylesheets/tabwire\.css"}, page)
    assert_path_exists File.join(app.folder, "public/stylesheets/tabwire.css")
  end

  test "the generated test passes where the home page redirects to the page for signing in" do
    app = new_app(skipping: [*GeneratedApp::WITHOUT_DATABASE, GeneratedApp::WITHOUT_PIPELINE])
    app.edit "app/controllers/pages_controller.rb", "ApplicationController\n", <<-RUBY
  before_action(only: :home) { redirect_to "/sign-in" }
  def sign_in = render(html: "Sign in", layout: true)
    RUBY
    app.edit "config/routes.rb", "draw do\n", "  get \"sign-in\", to: \"pages#sign_in\"\n"
    assert_match(/1 runs, 1 assertions, 0 failures, 0 errors, 0 skips/, app.run("bin/rails", "test"))
  end

  test "the asset pipeline serves the JavaScript and the stylesheet without further configuration" do
    app = new_app(gems: [GeneratedApp::PIPELINE])
    assert_match(/1 runs, 1 assertions, 0 failures, 0 errors, 0 skips/, app.run("bin/rails", "test"))
    app.run("bin/rails", "assets:precompile", env: GeneratedApp::PRODUCTION)
    stylesheet = app.runner(HOME)[%r{/assets/tabwire-\h{8,64}\.css}]
    assert_path_exists File.join(app.folder, "public", stylesheet.to_s)
    assert_match(/class NavigationController/, File.read(Dir["#{app.folder}/public/assets/tabwire-*.js"].first))
  end

  private

  teardown { FileUtils.rm_rf(@folder) if @folder }

  def new_app(**options)
    @folder = Dir.mktmpdir
    GeneratedApp.new(File.join(@folder, "fresh")).tap do |app|
      app.create(**options)
      app.write "app/controllers/pages_controller.rb", <<~RUBY
        class PagesController < ApplicationController
          def home = render(html: "Hello", layout: true)
        end
      RUBY
      app.edit "config/routes.rb", "draw do\n", "  root to: \"pages#home\"\n"
      app.install
    end
  end
end
