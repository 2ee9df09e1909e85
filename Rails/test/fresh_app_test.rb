# frozen_string_literal: true

require "support/test_case"
require "open3"

# The way of the README, on an app that `rails new` makes.
class FreshAppTest < ActiveSupport::TestCase
  # What Debian does not have in a version that fits, or the gem does not need.
  LEFT_OUT = %w[
    bundle git active-record active-job action-mailer action-mailbox action-text active-storage action-cable sprockets
    spring listen javascript turbolinks jbuilder bootsnap system-test
  ].map { |name| "--skip-#{name}" }

  PRODUCTION = { "RAILS_ENV" => "production", "SECRET_KEY_BASE" => "x" * 64 }.freeze

  test "a new app has a tab bar and a test of it after the gem and one command are added" do
    Dir.mktmpdir do |folder|
      @app = File.join(folder, "fresh")
      run_command("rails", "new", @app, *LEFT_OUT, folder:)
      write "Gemfile", <<~RUBY
        source "https://rubygems.org"
        gem "railties"
        gem "tabwire-rails", path: "#{File.expand_path('..', __dir__)}"
      RUBY
      write "config/application.rb", read("config/application.rb").sub(/^require "active_model.*\n/, "")
      write "app/controllers/pages_controller.rb", <<~RUBY
        class PagesController < ApplicationController
          def home = render(html: "Hello", layout: true)
        end
      RUBY
      run_command "bundle", "install", "--local"
      run_command "bin/rails", "generate", "tabwire:install"
      write "config/routes.rb", read("config/routes.rb").sub("draw do\n", "draw do\n  root to: \"pages#home\"\n")

      assert_match(/1 runs, 1 assertions, 0 failures, 0 errors, 0 skips/, run_command("bin/rails", "test"))
      # In production every file is loaded at once.
      assert_match(/data-tab="home".*data-tab="explore"/, run_command("bin/rails", "runner", <<~RUBY, env: PRODUCTION))
        session = ActionDispatch::Integration::Session.new(Rails.application)
        session.get("/")
        puts session.response.body
      RUBY
    end
  end

  private

  def run_command(*command, folder: @app, env: {})
    output, status = Open3.capture2e(env, *command, chdir: folder)
    assert status.success?, "#{command.join(' ')}: #{output}"
    output
  end

  def read(file) = File.read(File.join(@app, file))

  def write(file, content) = File.write(File.join(@app, file), content)
end
