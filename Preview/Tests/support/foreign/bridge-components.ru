# frozen_string_literal: true

# The demo of bridge-components on Debian's Rails: its routes, controllers, views and JavaScript as they are. Stand-ins do what it
# needs of Rails 8, importmap-rails, propshaft, stimulus-rails and turbo-rails.
#
# DEMO is a folder with `examples/rails` and `web` of a clone, PAGE_SCRIPTS one with Turbo.
require "rails"
require "active_model/railtie"
require "action_controller/railtie"
require "action_view/railtie"

CLONE = Pathname(ENV.fetch("DEMO"))
ROOT = CLONE.join("examples/rails")
ASSET_FOLDERS = [
  ROOT.join("app/javascript"), ROOT.join("app/assets/stylesheets"), ROOT.join("vendor/javascript"),
  Pathname(ENV.fetch("PAGE_SCRIPTS")), Pathname(__dir__)
].freeze

# The demo, without its configuration for Rails 8.
class Demo < Rails::Application
  config.root = ROOT
  config.load_defaults 6.1
  config.eager_load = false
  config.secret_key_base = SecureRandom.hex(64)
  config.logger = ActiveSupport::Logger.new($stderr)
  config.hosts.clear
  config.session_store :cookie_store, key: "demo"
end

# `config/importmap.rb`, whose pins are read as they are.
class ImportMap
  attr_reader :imports

  def initialize(file)
    @imports = {}
    instance_eval(file.read, file.to_s)
  end

  def pin(name, to: "#{name}.js")
    to = "turbo.js" if to == "turbo.min.js"
    @imports[name] = to.start_with?("/") ? to : "/assets/#{to}"
  end

  def pin_all_from(folder, under:)
    ROOT.join(folder).glob("**/*.js").each do |file|
      path = "#{under}/#{file.relative_path_from(ROOT.join(folder))}"
      pin path.delete_suffix(".js").delete_suffix("/index"), to: path
    end
  end
end

# The helpers of the gems that Debian lacks.
module StandIns
  def hotwire_native_app? = request.user_agent.to_s.match?(/(Turbo|Hotwire) Native/)

  def javascript_importmap_tags
    json = JSON.generate(imports: ImportMap.new(ROOT.join("config/importmap.rb")).imports)
    tag.script(json.html_safe, type: "importmap") + tag.script('import "application"'.html_safe, type: "module")
  end

  def stylesheet_link_tag(name, **options) = tag.link(rel: "stylesheet", href: "/assets/#{name}.css", **options)
end

ActiveSupport.on_load(:action_controller_base) do
  helper StandIns
  define_singleton_method(:allow_browser) { |**| nil }
end
Demo.initialize!

map("/assets") { run Rack::Cascade.new(ASSET_FOLDERS.map { |folder| Rack::Files.new(folder.to_s) }) }
map("/bridge-components/web") { run Rack::Files.new(CLONE.join("web").to_s) }
map("/") { run Demo }
