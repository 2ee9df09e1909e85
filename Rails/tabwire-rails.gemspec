# frozen_string_literal: true

require_relative "lib/tabwire/version"

Gem::Specification.new do |spec|
  spec.name = "tabwire-rails"
  spec.version = Tabwire::VERSION
  spec.authors = ["Tabwire contributors"]
  spec.license = "MIT"
  spec.summary = "A native tab bar, driven by a Rails app"
  spec.description = "Declares the tabs of a Hotwire Native app on its Rails server. Every page embeds the tab " \
                     "configuration for apps; the same element is the tab bar in browsers."
  spec.required_ruby_version = ">= 3.1"
  spec.metadata["rubygems_mfa_required"] = "true"
  repository = File.expand_path("../Packaging/repository", __dir__)
  if File.exist?(repository)
    spec.homepage = File.read(repository).strip
    spec.metadata["source_code_uri"] = "#{spec.homepage}/tree/v#{spec.version}/Rails"
    spec.metadata["changelog_uri"] = "#{spec.homepage}/blob/v#{spec.version}/CHANGELOG.md"
    spec.metadata["bug_tracker_uri"] = "#{spec.homepage}/issues"
  end

  spec.files = Dir["{app,config,lib}/**/*", "CHANGELOG.md", "LICENSE", "README.md", base: __dir__]
               .select { |path| File.file?(File.join(__dir__, path)) }

  spec.add_dependency "actionview", ">= 6.1"
  spec.add_dependency "railties", ">= 6.1"
end
