# frozen_string_literal: true

require "support/test_case"
require "open3"

class QualityTest < ActiveSupport::TestCase
  GEM_ROOT = File.expand_path("..", __dir__)

  {
    "the gem" => GEM_ROOT,
    "the demo" => File.join(GEM_ROOT, "../Examples/Rails"),
    "the benchmark" => File.join(GEM_ROOT, "../Benchmarks/Rails")
  }.each do |name, folder|
    test "RuboCop finds no offense in #{name}" do
      output, status = Open3.capture2e("rubocop", "--format", "simple", "--cache", "false", chdir: folder)
      assert status.success?, output
    end
  end

  test "every public declaration is documented" do
    output, = Open3.capture2e("yard", "stats", "--list-undoc", "--no-cache", "--no-save", chdir: GEM_ROOT)
    assert_match(/100\.00% documented/, output)
    assert_no_match(/\[warn\]/, output)
  end

  test "the gem contains only its own files" do
    files = Dir.chdir(GEM_ROOT) { Gem::Specification.load("tabwire-rails.gemspec").files }
    assert_empty files.grep_v(%r{\A(app|config|lib)/|\A(CHANGELOG\.md|LICENSE|README\.md)\z})
    assert_includes files, "lib/tabwire-rails.rb"
  end
end
