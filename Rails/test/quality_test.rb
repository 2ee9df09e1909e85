# frozen_string_literal: true

require "support/test_case"
require "open3"
require "rails/generators"
require "generators/tabwire/install/install_generator"

class QualityTest < ActiveSupport::TestCase
  GEM_ROOT = File.expand_path("..", __dir__)

  {
    "the gem" => GEM_ROOT,
    "the demo" => File.join(GEM_ROOT, "../Examples/Rails"),
    "the benchmark" => File.join(GEM_ROOT, "../Lab/Benchmarks/Rails")
  }.each do |name, folder|
    test "RuboCop finds no offense in #{name}" do
      output, status = Open3.capture2e("rubocop", "--format", "simple", "--cache", "false", chdir: folder)
      assert status.success?, output
    end
  end

  # The rules of rubocop-rails-omakase, which new apps have, for files such as the generated ones.
  OMAKASE = {
    "AllCops" => { "DisabledByDefault" => true, "SuggestExtensions" => false },
    **%w[
      CommentIndentation EmptyLineAfterMagicComment EmptyLines EmptyLinesAroundClassBody EndAlignment
      IndentationConsistency IndentationWidth LeadingCommentSpace SpaceAfterColon SpaceAfterComma SpaceAroundOperators
      SpaceBeforeBlockBraces SpaceInsideBlockBraces SpaceInsideHashLiteralBraces SpaceInsideParens TrailingEmptyLines
      TrailingWhitespace
    ].to_h { |name| ["Layout/#{name}", { "Enabled" => true }] },
    "Layout/SpaceInsideArrayLiteralBrackets" => { "Enabled" => true, "EnforcedStyle" => "space" },
    "Style/StringLiterals" => { "Enabled" => true, "EnforcedStyle" => "double_quotes" },
    "Style/TrailingCommaInHashLiteral" => { "Enabled" => true }
  }.freeze

  test "the generated files have the style of new Rails apps" do
    Dir.mktmpdir do |folder|
      File.write File.join(folder, ".rubocop.yml"), OMAKASE.to_yaml
      FileUtils.mkdir_p File.join(folder, "config")
      File.write File.join(folder, "config/routes.rb"), "Rails.application.routes.draw do\nend\n"
      Tabwire::Generators::InstallGenerator.start(%w[--quiet --controller my-tabs], destination_root: folder)
      output, status = Open3.capture2e("rubocop", "--format", "simple", "--cache", "false", chdir: folder)
      assert status.success?, output
      assert_match(/4 files inspected/, output)
    end
  end

  test "every public declaration is documented" do
    output, = Open3.capture2e("yard", "stats", "--list-undoc", "--no-cache", "--no-save", chdir: GEM_ROOT)
    assert_match(/100\.00% documented/, output)
    assert_no_match(/\[warn\]/, output)
  end

  {
    "tabwire-rails" => [%r{\A(app|config|lib)/|\A(CHANGELOG\.md|LICENSE|README\.md)\z}, "lib/tabwire-rails.rb"],
    "tabwire-links" => [%r{\Alinks/|\ALICENSE\z}, "links/tabwire-links.rb"]
  }.each do |gem, (own, entry)|
    test "the gem #{gem} contains only its own files" do
      files = Dir.chdir(GEM_ROOT) { Gem::Specification.load("#{gem}.gemspec").files }
      assert_empty files.grep_v(own)
      assert_includes files, entry
    end
  end

  # It only gets lower: what a page needs belongs into the gem, and everything else into another one.
  MAXIMUM_LINES = 1604

  test "the gem has at most #{MAXIMUM_LINES} lines of code" do
    output, status = Open3.capture2e(File.join(GEM_ROOT, "bin/lines"))
    assert status.success?, output
    assert_operator Integer(output[/^tabwire-rails: (\d+)/, 1]), :<=, MAXIMUM_LINES
  end
end
