# frozen_string_literal: true

# The containers of an app over a few deploys, from a conformance scenario.
class Lifelines
  # The translation keys of the steps to show, by their index.
  TEXTS = {
    0 => "stepLaunch", 1 => "stepSignIn", 3 => "stepExplore", 4 => "stepPremium", 5 => "stepSunset", 6 => "stepLeave",
    8 => "stepToPremium", 9 => "stepLost", 10 => "stepSignOut"
  }.freeze

  # The state of a container in a step (`absent`, `alive`, `selected` or `ended`), and the tab that it represents.
  Cell = Struct.new(:state, :tab)

  # @return [Hash] the scenario
  def self.scenario
    @scenario ||= JSON.parse(Waymark::Application::SHARED.join("../../Conformance/story-a-day-of-deploys.json").read)
  end

  # @return [Hash] the icon of each tab
  def self.icons
    tabs = scenario["steps"].flat_map { |step| step.dig("configure", "tabs").to_a }
    @icons ||= tabs.to_h { |tab| tab.values_at("id", "icon") }
  end

  # @return [Integer] the number of containers in all steps
  def container_count
    outcomes.flat_map { |outcome| outcome["tabs"].pluck("container") }.max
  end

  # @return [Array<Array(String, Array<Cell>)>] the translation key and the cells of each step
  def steps
    TEXTS.map do |index, text|
      [text, (1..container_count).map { |container| cell(container, outcomes[index]) }]
    end
  end

  private

  def outcomes = self.class.scenario["expect"]

  def cell(container, outcome)
    tab = outcome["tabs"].find { |candidate| candidate["container"] == container }
    return Cell.new(outcome["disposed"].include?(container) ? "ended" : "absent") unless tab

    Cell.new(outcome["selected"] == container ? "selected" : "alive", tab["id"])
  end
end
