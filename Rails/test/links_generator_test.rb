# frozen_string_literal: true

require "support/test_case"
require "rails/generators/test_case"
require "generators/tabwire/links/links_generator"

class LinksGeneratorTest < Rails::Generators::TestCase
  tests Tabwire::Generators::LinksGenerator
  destination File.join(Dir.tmpdir, "tabwire-links-#{Process.pid}")
  teardown { FileUtils.rm_rf(destination_root) }

  test "the initializer names no app, and can be loaded" do
    run_generator
    before = Tabwire.config.to_h
    load File.join(destination_root, "config/initializers/tabwire_links.rb")
    assert_equal before, Tabwire.config.to_h
  end

  test "without the gem, an app has none of its options" do
    script = <<~RUBY
      require "rails"
      require "action_controller/railtie"
      require "tabwire-rails"
      app = Class.new(Rails::Application) do
        config.eager_load = true
        config.logger = Logger.new(nil)
      end
      app.initialize!
      puts Tabwire.config.to_h.keys.grep(/apps|links/).inspect
    RUBY
    library = File.expand_path("../lib", __dir__)
    output, status = Dir.mktmpdir do |folder|
      Open3.capture2e({ "RAILS_ENV" => "test" }, "ruby", "-I", library, "-e", script, chdir: folder)
    end
    assert status.success?, output
    assert_equal "[]", output.lines.last.chomp
  end
end
