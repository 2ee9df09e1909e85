# frozen_string_literal: true

require "support/test_case"
require "tabwire/testing"

# Runs the real command `tabwire`. `./test rails` builds it; without it these tests fail.
class DeployPlanTest < ActiveSupport::TestCase
  BEFORE = %w[home explore library].freeze
  # The values of `fail_on:` with which each deploy fails: its own severity and all lower ones.
  DEPLOYS = {
    %w[home explore library] => %w[none],
    # Noticeable, because an app may have kept an earlier order of the tabs, and reorders them now.
    %w[home explore library profile] => %w[none calm noticeable],
    %w[home library] => %w[none calm noticeable disruptive]
  }.freeze

  setup { assert Tabwire::Testing.command?, "the command tabwire is not on the PATH; ./test rails builds it" }

  DEPLOYS.each do |after, severities|
    test "a deploy of #{after.join(', ')} after #{BEFORE.join(', ')} fails from its severity downwards" do
      Dir.mktmpdir do |folder|
        plan_class.new(:user, configuration(BEFORE), folder).save
        plan = plan_class.new(:user, configuration(after), folder)
        failing = plan_class::SEVERITIES.select { |severity| plan.error(fail_on: severity) }
        assert_equal severities, failing
      end
    end
  end

  test "what differs between requests is not part of a deploy" do
    Dir.mktmpdir do |folder|
      requests = { "appBadge" => 3, "live" => true, "revision" => 7, "session" => "x", "tabBarHidden" => true }
      plan_class.new(:user, configuration(BEFORE).merge(requests), folder).save
      assert_equal %w[active tabs], JSON.parse(File.read(File.join(folder, "user.json"))).keys
    end
  end

  test "the error of a deploy is the report of the command" do
    Dir.mktmpdir do |folder|
      plan_class.new(:user, configuration(BEFORE), folder).save
      error = plan_class.new(:user, configuration(%w[home library]), folder).error(fail_on: :disruptive)
      assert_match(/disruptive.*Explore/m, error)
    end
  end

  test "the real command finds a title that is too long" do
    assert_nil Tabwire::Testing.lint_report(configuration(BEFORE, icon: "house.fill"))
    long = configuration(["home", "a title that no phone has room for"], icon: "house.fill")
    assert_match(/title/, Tabwire::Testing.lint_report(long))
  end

  private

  def plan_class = Tabwire::Testing::DeployPlan

  def configuration(ids, icon: "circle")
    tabs = ids.map { |id| Tabwire::Tab.new(id, title: id.titleize, icon:, path: "/#{id.parameterize}") }
    Tabwire::PageTabBar.new("/home", tabs:).as_json.deep_stringify_keys
  end
end
