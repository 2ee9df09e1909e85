# frozen_string_literal: true

require "support/test_case"

# The limits, codes and reasons are those of every language. Values of a wrong type are described as Ruby does.
class LimitsAndReasonsTest < ActiveSupport::TestCase
  TABLE = JSON.parse(File.read(File.expand_path("../../Conformance/protocol/limits-and-reasons.json", __dir__)))

  test "limits" do
    validator = Tabwire::TabBarValidator
    limits = [validator::MAXIMUM_TABS, validator::MAXIMUM_OWNED_PATHS, validator::MAXIMUM_INTEGER]
    assert_equal TABLE["limits"].values_at("tabCount", "ownedPathCount", "integer"), limits
  end

  {
    "errors" => /\Athe id is|an earlier tab|\Athere (is|are) .*tabs?\b|\Athe path may|paths; at most|\Ait is -1/,
    "warnings" => /\Ait is -1/
  }.each do |kind, said_here|
    test "reasons: #{kind}" do
      examples = TABLE[kind].flat_map { |rule| rule["examples"].map { |example| [rule["code"], example] } }
      examples.select! { |code, example| example["reason"].match?(said_here) && code != "missingActive" }
      assert_operator examples.size, :>=, kind == "errors" ? 9 : 1
      examples.each do |code, example|
        error = assert_raises(Tabwire::TabBarError) { validate(JSON.parse(example["text"])) }
        reason = example["reason"].delete_suffix("; ignored")
        assert_equal [code, example["path"]], [error.code, error.path]
        assert error.message.end_with?("#{code} at #{error.path}: #{reason}"), error.message
      end
    end
  end

  private

  def validate(message)
    tabs = message["tabs"].map do |tab|
      Tabwire::Tab.new(tab["id"], **tab.except("id").transform_keys(&:to_sym))
    end
    Tabwire::TabBarValidator.new(tabs, revision: message["revision"], appBadge: message["appBadge"]).validate
  end
end
