# frozen_string_literal: true

require "support/test_case"
require "tabwire/testing"

# With the command itself, where it is built: `./test rails` builds it.
class DeployPlanTest < ActiveSupport::TestCase
  BEFORE = %w[home explore library].freeze
  # The severities from which on a deploy fails: the worst that users meet with, and all that are gentler.
  DEPLOYS = {
    %w[home explore library] => %w[none],
    %w[home explore library profile] => %w[none calm],
    %w[home library] => %w[none calm noticeable disruptive]
  }.freeze

  if Tabwire::Testing::DeployPlan.command?
    DEPLOYS.each do |after, severities|
      test "the command finds what a deploy of #{after.join(', ')} does to #{BEFORE.join(', ')}" do
        Dir.mktmpdir do |folder|
          Tabwire::Testing::DeployPlan.new(:user, configuration(BEFORE), folder).save
          plan = Tabwire::Testing::DeployPlan.new(:user, configuration(after), folder)
          failing = Tabwire::Testing::DeployPlan::SEVERITIES.select { |severity| plan.problem(fail_on: severity) }
          assert_equal severities, failing
        end
      end
    end

    test "what the command says of a deploy is what the test says" do
      Dir.mktmpdir do |folder|
        Tabwire::Testing::DeployPlan.new(:user, configuration(BEFORE), folder).save
        problem = Tabwire::Testing::DeployPlan.new(:user, configuration(%w[home library]), folder)
                                              .problem(fail_on: :disruptive)
        assert_match(/disruptive.*Explore/m, problem)
      end
    end
  end

  private

  def configuration(ids)
    tabs = ids.map { |id| Tabwire::Tab.new(id, title: id.titleize, icon: "circle", path: "/#{id}") }
    Tabwire::TabConfiguration.new(active: "home", tabs:).as_json.deep_stringify_keys
  end
end
