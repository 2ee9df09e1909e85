# frozen_string_literal: true

require_relative "../../Examples/Rails/config/environment"
require_relative "tab_bar_switch"
require_relative "visit"

# Rounds that count, after as many that do not.
ROUNDS = 400
PAGES = { "Explore, a list" => "/explore", "a trail" => "/explore/3", "Library, a short list" => "/library" }.freeze

def median(values) = values.sort[values.size / 2]

visit = Visit.new(Rails.application, persona: "premium")
ApplicationController.helper TabBarSwitch

puts "| page | without | with | the tab bar's share |", "| --- | ---: | ---: | ---: |"
PAGES.each do |name, path|
  TabBarSwitch.ready_made = false
  visit.prepare(path)
  times = { with: [], without: [] }
  # One after the other, so that whatever else the machine does falls on both.
  (2 * ROUNDS).times do |round|
    times.each do |variant, measured|
      TabBarSwitch.ready_made = variant == :without
      time = visit.time(path)
      measured << time if round >= ROUNDS
    end
  end
  with = median(times[:with])
  without = median(times[:without])
  share = 100 * ((with / without) - 1)
  puts "| #{name} | #{without.round(2)} ms | #{with.round(2)} ms | #{share.round(1)} % |"
end
