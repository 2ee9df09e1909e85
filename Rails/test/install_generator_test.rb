# frozen_string_literal: true

require "support/test_case"
require "support/command_double"
require "rails/generators/test_case"
require "generators/tabwire/install/install_generator"

class InstallGeneratorTest < Rails::Generators::TestCase
  include CommandDouble

  tests Tabwire::Generators::InstallGenerator
  destination File.join(Dir.tmpdir, "tabwire-install-#{Process.pid}")
  setup :prepare_app
  teardown { FileUtils.rm_rf(destination_root) }

  LAYOUT = <<~ERB
    <!DOCTYPE html>
    <html>
      <head>
        <title>App</title>
        <%= csrf_meta_tags %>
      </head>

      <body class="app">
        <%= yield %>
      </body>
    </html>
  ERB

  test "the generator adds a tab bar, its titles and a test" do
    run_generator
    assert_file "app/tab_bars/application_tab_bar.rb", /class ApplicationTabBar < Tabwire::TabBar/
    assert_file "config/locales/tab_bar.en.yml", /application_tab_bar:/
    assert_file "test/integration/tab_bar_test.rb", /assert_tab_bar active: :home/
    assert_no_file "spec/requests/tab_bar_spec.rb"
  end

  {
    "app/controllers/application_controller.rb" => ["helper_method :current_user", /^  session { current_user&\.id }$/],
    "config/initializers/devise.rb" => ["Devise.setup", /^  session { current_user&\.id }$/],
    "app/models/current.rb" => ["class Current", /^  session { Current\.user&\.id }$/],
    "app/models/page.rb" => ["class Page", /^  session false$/]
  }.each do |file, (content, session)|
    test "with #{file}, the generator declares #{session.source}" do
      write file, content
      run_generator
      assert_file "app/tab_bars/application_tab_bar.rb", session
    end
  end

  test "an app with RSpec gets a spec" do
    write "spec/rails_helper.rb", ""
    run_generator
    assert_file "spec/requests/tab_bar_spec.rb", /have_tab_bar\(active: :home/
    assert_no_file "test/integration/tab_bar_test.rb"
  end

  test "the generator adds a path configuration for each platform and mounts the engine" do
    run_generator
    assert_file "config/path_configurations/android_v1.yml"
    assert_file "config/path_configurations/ios_v1.yml" do |content|
      assert_equal "modal", YAML.safe_load(content).dig("rules", 0, "properties", "context")
    end
    assert_file "config/routes.rb", %r{^  mount Tabwire::Engine => "/tabwire"$}
  end

  test "the generator adds the tab bar to the layout" do
    run_generator
    assert_file "app/views/layouts/application.html.erb", <<~ERB
      <!DOCTYPE html>
      <html>
        <head>
          <title>App</title>
          <%= csrf_meta_tags %>
          <%= stylesheet_link_tag "tabwire" %>
        </head>

        <body class="app">
          <%= tab_bar %>
          <%= yield %>
        </body>
      </html>
    ERB
  end

  test "the stylesheet is copied only without an asset pipeline" do
    run_generator
    assert_file "public/stylesheets/tabwire.css", /display: none/
    FileUtils.rm_rf File.join(destination_root, "public")
    with_asset_pipeline { run_generator }
    assert_no_file "public/stylesheets/tabwire.css"
  end

  test "without a layout, the generator prints what to add" do
    FileUtils.rm_rf File.join(destination_root, "app/views")
    assert_includes run_generator, "Add <%= tab_bar %> to the body of your layout."
  end

  test "an import map gets a pin of the gem's module" do
    write "config/importmap.rb", %(pin "application"\n)
    write "app/javascript/controllers/index.js", %(eagerLoadControllersFrom("controllers", application)\n)
    run_generator
    assert_file "config/importmap.rb", %(pin "application"\npin "@tabwire/web", to: "tabwire.js"\n)
    assert_file "app/javascript/controllers/navigation_controller.js",
                %r{NavigationController as default.*"@tabwire/web"}
    assert_file "app/javascript/controllers/index.js", %(eagerLoadControllersFrom("controllers", application)\n)
  end

  {
    "yarn.lock" => "yarn add", "pnpm-lock.yaml" => "pnpm add", "bun.lock" => "bun add",
    "package-lock.json" => "npm install"
  }.each do |file, command|
    test "a bundler with #{file} gets the package by #{command}" do
      write file, ""
      write "package.json", "{}"
      write "app/javascript/controllers/index.js", %(import { application } from "./application"\n)
      with_package_managers { run_generator }
      assert_file "asked", "#{command} @tabwire/web\n"
      assert_file "app/javascript/controllers/index.js", <<~JAVASCRIPT
        import { application } from "./application"

        import NavigationController from "./navigation_controller"
        application.register("navigation", NavigationController)
      JAVASCRIPT
    end
  end

  test "without an import map or a bundler, the generator prints what to add" do
    assert_includes run_generator, "Add the npm package @tabwire/web"
    assert_no_file "app/javascript/controllers/navigation_controller.js"
  end

  private

  def prepare_app
    prepare_destination
    write "config/routes.rb", "Rails.application.routes.draw do\nend\n"
    write "app/views/layouts/application.html.erb", LAYOUT
  end

  def write(file, content)
    path = File.join(destination_root, file)
    FileUtils.mkdir_p(File.dirname(path))
    File.write(path, content)
  end

  # A double of an asset pipeline: `config.assets`.
  def with_asset_pipeline
    Rails.application.config.define_singleton_method(:assets) { ActiveSupport::OrderedOptions.new }
    yield
  ensure
    Rails.application.config.singleton_class.remove_method(:assets)
  end

  # Doubles of the package managers, which record their arguments.
  def with_package_managers(&block)
    Dir.mktmpdir do |folder|
      %w[bun npm pnpm yarn].each do |name|
        File.write("#{folder}/#{name}", "#!/bin/sh\necho #{name} \"$@\" >asked\n")
        File.chmod(0o755, "#{folder}/#{name}")
      end
      with_environment("PATH" => "#{folder}:/usr/bin:/bin", &block)
    end
  end
end
