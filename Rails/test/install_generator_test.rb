# frozen_string_literal: true

require "support/test_case"
require "rails/generators/test_case"
require "generators/tabwire/install/install_generator"

class InstallGeneratorTest < Rails::Generators::TestCase
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
    assert_file "config/locales/en.yml", "en:\n  application_tab_bar:\n    home: Home\n    explore: Explore\n"
    assert_file "test/integration/tab_bar_test.rb", /assert_tab_bar active: :home/
    assert_no_file "spec/requests/tab_bar_spec.rb"
  end

  {
    "app/controllers/application_controller.rb" => ["helper_method :current_user", "session { current_user&.id }"],
    "config/initializers/devise.rb" => ["Devise.setup", "session { current_user&.id }"],
    "app/models/current.rb" => ["class Current", "session { Current.user&.id }"],
    "app/models/page.rb" => ["class Page", "session false"]
  }.each do |file, (content, session)|
    test "with #{file}, the generator declares #{session}" do
      write file, content
      run_generator
      assert_file "app/tab_bars/application_tab_bar.rb", /^  #{Regexp.escape(session)}$/
    end
  end

  test "with Rails' authentication, the user is found on pages that require no sign-in as well" do
    write "app/models/current.rb", "class Current"
    write "app/controllers/concerns/authentication.rb", "helper_method :authenticated?"
    run_generator
    assert_file "app/tab_bars/application_tab_bar.rb" do |content|
      assert_match(/^  session { Current\.user&\.id if authenticated\? }$/, content)
      assert_match(/^  # def tabs = authenticated\? \? super : \[\]$/, content)
    end
  end

  { "app/models/current.rb" => "Current.user", "config/initializers/devise.rb" => "current_user" }.each do |file, user|
    test "with #{file}, the example of signed-out users asks #{user}" do
      write file, ""
      run_generator
      assert_file "app/tab_bars/application_tab_bar.rb", /^  # def tabs = #{Regexp.escape(user)} \? super : \[\]$/
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
          <link rel="stylesheet" href="<%= stylesheet_path "tabwire" %>" data-turbo-track="reload">
        </head>

        <body class="app">
          <%= tab_bar %>
          <%= yield %>
        </body>
      </html>
    ERB
  end

  test "the generator includes the privacy of pages in the controllers, once" do
    write "app/controllers/application_controller.rb", "class ApplicationController < ActionController::Base\nend\n"
    2.times { run_generator }
    assert_file "app/controllers/application_controller.rb",
                /\Aclass ApplicationController < ActionController::Base\n  include Tabwire::Privacy\n\s*end\n\z/
    FileUtils.rm_rf File.join(destination_root, "app/controllers")
    assert_includes run_generator, "Add include Tabwire::Privacy to the controllers that render pages."
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

  %w[yarn.lock pnpm-lock.yaml bun.lock package.json].each do |file|
    test "a bundler with #{file} gets the module as a file" do
      write file, "{}"
      write "app/javascript/controllers/index.js", %(import { application } from "./application"\n)
      run_generator
      assert_file "app/javascript/tabwire/index.js", /class NavigationController/
      assert_file "app/javascript/controllers/navigation_controller.js", %r{from "\.\./tabwire"}
      assert_file "app/javascript/controllers/index.js", <<~JAVASCRIPT
        import { application } from "./application"

        import TabwireNavigationController from "./navigation_controller"
        application.register("navigation", TabwireNavigationController)
      JAVASCRIPT
    end
  end

  {
    "config/importmap.rb" => %(pin "@hotwired/stimulus", to: "stimulus.min.js"\n),
    "package.json" => '{ "dependencies": { "@hotwired/stimulus": "^3.2.2" } }'
  }.each do |file, with_stimulus|
    test "with #{file} and without Stimulus, the generator prints what to add" do
      notice = "Add Stimulus, such as by bin/rails stimulus:install: without it, apps get no tab bar."
      write file, with_stimulus
      assert_not_includes run_generator, notice
      write file, file.end_with?(".json") ? "{}" : ""
      assert_includes run_generator, notice
    end
  end

  test "an app with a navigation controller gets another identifier, and a notice" do
    write "package.json", "{}"
    write "app/javascript/controllers/index.js", ""
    write "app/javascript/controllers/navigation_controller.js", "export default class extends Controller {}"
    assert_includes run_generator, 'The app has a Stimulus controller "navigation" already, so the tab bar uses ' \
                                   '"tabwire--navigation".'
    assert_file "app/javascript/controllers/navigation_controller.js", "export default class extends Controller {}"
    assert_file "app/javascript/controllers/tabwire/navigation_controller.js", %r{from "\.\./\.\./tabwire"}
    assert_file "app/javascript/controllers/index.js", /register\("tabwire--navigation"/
    assert_file "config/initializers/tabwire.rb", /config\.tabwire\.controller = "tabwire--navigation"/
  end

  test "a second run keeps the identifier" do
    write "package.json", "{}"
    2.times { run_generator }
    assert_no_file "config/initializers/tabwire.rb"
  end

  test "a second run changes neither a layout that renders the tab bar by a partial nor the app's titles" do
    layout = LAYOUT.sub("<%= yield %>", '<%= render "tab_bar" %><%= yield %>')
                   .sub("</title>", '</title><%= stylesheet_link_tag "app", "tabwire" %>')
    titles = "en:\n  hello: Hello\n  application_tab_bar:\n    home: Start\n"
    write "app/views/layouts/application.html.erb", layout
    write "config/locales/en.yml", titles
    assert_includes run_generator, "application.html.erb renders a tab bar already; it gets no other one."
    assert_file "app/views/layouts/application.html.erb", layout
    assert_file "config/locales/en.yml", titles
  end

  test "an option sets the identifier" do
    write "config/importmap.rb", ""
    run_generator %w[--controller my-tabs]
    assert_file "app/javascript/controllers/my_tabs_controller.js", %r{from "@tabwire/web"}
    assert_file "config/initializers/tabwire.rb", /controller = "my-tabs"/
  end

  test "titles are added to the translations of the default locale" do
    write "config/locales/en.yml", "# Comment\nen:\n  hello: Hello\n"
    run_generator
    assert_equal({ "application_tab_bar" => { "home" => "Home", "explore" => "Explore" }, "hello" => "Hello" },
                 YAML.safe_load(File.read(File.join(destination_root, "config/locales/en.yml")))["en"])
  end

  {
    "a body with line breaks and ERB" =>
      ["<html><head>\n</head>\n<body\n  class=\"<%= a > b %>\"\n  id=\"x\">\n</body></html>",
       /id="x">\n    <%= tab_bar %>\n/],
    "a head in one line" => ["<html><head><title>A</title></head><body></body></html>",
                             %r{</title>\s*<link .*stylesheet_path "tabwire".*>\s*</head><body>\n    <%= tab_bar %>}]
  }.each do |name, (layout, expected)|
    test "#{name} gets the tab bar" do
      write "app/views/layouts/application.html.erb", layout
      run_generator
      assert_file "app/views/layouts/application.html.erb", expected
      assert_file "app/views/layouts/application.html.erb", /stylesheet_path "tabwire"/
    end
  end

  test "without an import map or a bundler, the generator prints what to add" do
    assert_includes run_generator, "Register the NavigationController of tabwire.js"
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
end
