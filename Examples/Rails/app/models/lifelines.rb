# frozen_string_literal: true

# What becomes of an app's containers over a few deploys, as the scenario tells that every client has to pass.
class Lifelines
  # The steps of the scenario that a text tells of, by their positions.
  TEXTS = {
    0 => "stepLaunch", 1 => "stepSignIn", 3 => "stepExplore", 4 => "stepPremium", 5 => "stepSunset", 6 => "stepLeave",
    8 => "stepToPremium", 9 => "stepLost", 10 => "stepSignOut"
  }.freeze

  # A container at a moment: `absent`, `alive`, `selected` or `ended`; and the tab that it stands for, if it does.
  Cell = Struct.new(:state, :tab)

  # @return [Hash] the scenario
  def self.scenario
    @scenario ||= JSON.parse(Waymark::Application::SHARED.join("../../Conformance/story-a-day-of-deploys.json").read)
  end

  # @return [Hash] the icon of each tab in it
  def self.icons
    tabs = scenario["steps"].flat_map { |step| step.dig("configure", "tabs").to_a }
    @icons ||= tabs.to_h { |tab| tab.values_at("id", "icon") }
  end

  # @return [Integer] how many containers there are over time
  def container_count
    outcomes.flat_map { |outcome| outcome["tabs"].pluck("container") }.max
  end

  # @return [Array<Array(String, Array<Cell>)>] the text of each moment, and every container
  def steps
    TEXTS.map do |position, text|
      [text, (1..container_count).map { |container| cell(container, outcomes[position]) }]
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
