# frozen_string_literal: true

require "fileutils"
require "open3"

# An app that `rails new` creates, and to which the gem is added as the README says.
class GeneratedApp
  # Frameworks that Debian does not package in this version, or that the gem does not need.
  SKIPPED = %w[
    bundle git action-mailbox action-text spring listen javascript turbolinks jbuilder bootsnap system-test
  ].freeze
  # What an app without a database skips as well.
  WITHOUT_DATABASE = %w[active-record active-job action-mailer active-storage action-cable].freeze
  # Debian 12 has Sprockets, newer releases have Propshaft.
  PIPELINE = Gem::Specification.find_all_by_name("sprockets-rails").any? ? "sprockets-rails" : "propshaft"
  WITHOUT_PIPELINE = Rails::VERSION::MAJOR < 7 ? "sprockets" : "asset-pipeline"
  PRODUCTION = { "RAILS_ENV" => "production", "SECRET_KEY_BASE" => "x" * 64, "RAILS_LOG_TO_STDOUT" => "1",
                 "RAILS_SERVE_STATIC_FILES" => "1" }.freeze
  # The root of the repository, and an app with two users, whose files are added to the new one.
  ROOT = File.expand_path("../../..", __dir__)
  MEMBERS = File.expand_path("../members", __dir__)

  class Error < StandardError; end

  # @return [String] the folder of the app
  attr_reader :folder

  def initialize(folder)
    @folder = folder
  end

  # Creates the app.
  #
  # @param options [Array<String>] further options of `rails new`
  # @param skipping [Array<String>] what `rails new` leaves out besides {SKIPPED}
  # @param gems [Array<String>] its gems besides railties and this one
  def create(*options, skipping: WITHOUT_DATABASE, gems: [])
    FileUtils.mkdir_p(File.dirname(folder))
    skipped = [*SKIPPED, *skipping].map { |name| "--skip-#{name}" }
    run("rails", "new", folder, *skipped, *options, within: File.dirname(folder))
    write "config/application.rb", read("config/application.rb").sub(/^require "active_model.*\n/, "")
    names = ["railties", *gems].map { |name| "gem #{name.inspect}" }
    gem = "gem \"tabwire-rails\", path: #{File.join(ROOT, 'Rails').inspect}"
    write "Gemfile", ["source \"https://rubygems.org\"", *names, gem, ""].join("\n")
    # Debian's packages are installed already. Some versions of Bundler would download those that have no folder.
    run("bundle", "lock", "--local")
  end

  # Runs the generator of the gem.
  def install = run("bin/rails", "generate", "tabwire:install")

  # Makes it an app with two users, forms, Turbo, and JavaScript that esbuild bundles.
  def add_members
    FileUtils.cp_r("#{MEMBERS}/.", folder)
    { "turbo" => "turbo.js", "stimulus" => "stimulus.js" }.each do |name, file|
      write "node_modules/@hotwired/#{name}/index.js", File.read(File.join(ROOT, "Web/vendor", file))
    end
    edit "app/controllers/application_controller.rb", "ActionController::Base\n", "  include SignedIn\n"
    edit "app/views/layouts/application.html.erb", "<%= csp_meta_tag %>\n",
         "    <%= javascript_include_tag \"/application.js\", type: \"module\", nonce: true %>\n"
    install
    write "app/views/layouts/application.html.erb",
          read("app/views/layouts/application.html.erb").sub("<%= tab_bar %>", '<%= render "tab_bar" %>')
    edit "app/tab_bars/application_tab_bar.rb", /owns: .*\n/,
         <<-RUBY
  tab :profile, title: "Profile", icon: "person", path: "/profile", badge: -> { current_user.badge }
  def tabs = current_user ? super : []
         RUBY
    bundle_javascript
  end

  def bundle_javascript
    run("esbuild", "app/javascript/application.js", "--bundle", "--format=esm", "--outfile=public/application.js",
        "--log-level=warning")
  end

  # @return [String] the output of a command
  # @raise [Error] if it fails
  def run(*command, within: folder, env: {})
    output, status = Open3.capture2e(env, *command, chdir: within)
    raise Error, "#{command.join(' ')}: #{output}" unless status.success?

    output
  end

  # Runs Ruby in the app, in production, where every file is loaded eagerly.
  def runner(script, env: {}) = run("bin/rails", "runner", script, env: PRODUCTION.merge(env))

  # Adds lines after those that match.
  def edit(file, after, lines)
    text = read(file)
    raise Error, "#{file} has no #{after.inspect}" unless text.match?(after)

    write file, text.sub(after) { |match| match + lines }
  end

  def read(file) = File.read(File.join(folder, file))

  def write(file, content)
    FileUtils.mkdir_p(File.dirname(File.join(folder, file)))
    File.write(File.join(folder, file), content)
  end
end
