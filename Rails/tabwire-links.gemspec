# frozen_string_literal: true

require_relative "lib/tabwire/version"

Gem::Specification.new do |spec|
  spec.name = "tabwire-links"
  spec.version = Tabwire::VERSION
  spec.authors = ["Tabwire contributors"]
  spec.license = "MIT"
  spec.summary = "Links and notifications that open in the tabs of a Hotwire Native app"
  spec.description = "Serves the files by which links to a Rails app open in its Hotwire Native apps, from the tabs " \
                     "that tabwire-rails declares, and makes the payloads of push messages that open in a tab."
  spec.required_ruby_version = ">= 3.1"
  spec.metadata["rubygems_mfa_required"] = "true"
  repository = File.expand_path("../Packaging/repository", __dir__)
  if File.exist?(repository)
    spec.homepage = File.read(repository).strip
    spec.metadata["source_code_uri"] = "#{spec.homepage}/tree/v#{spec.version}/Rails"
    spec.metadata["changelog_uri"] = "#{spec.homepage}/blob/v#{spec.version}/CHANGELOG.md"
    spec.metadata["bug_tracker_uri"] = "#{spec.homepage}/issues"
  end

  spec.require_paths = ["links"]
  spec.files = Dir["links/**/*.rb", "LICENSE", base: __dir__]

  spec.add_dependency "actionpack", ">= 6.1"
  spec.add_dependency "railties", ">= 6.1"
  spec.add_dependency "tabwire-rails", Tabwire::VERSION
end
