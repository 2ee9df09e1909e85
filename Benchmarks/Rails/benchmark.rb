# frozen_string_literal: true

require_relative "../../Examples/Rails/config/environment"
require_relative "tab_bar_switch"
require_relative "visit"

# Rounds that count, after as many that do not.
ROUNDS = 400
PAGES = { "Home" => "/", "Explore, a list" => "/explore", "a trail" => "/explore/3" }.freeze

def median(values) = values.sort[values.size / 2]

# The median times of a page, by what is made anew in it.
def times(visit, path)
  times = { nothing: [], tabs: [], everything: [] }
  # One after the other, so that whatever else the machine does falls on all.
  (2 * ROUNDS).times do |round|
    times.each do |anew, measured|
      TabBarSwitch.anew = anew
      time = visit.time(path)
      measured << time if round >= ROUNDS
    end
  end
  times.transform_values { |measured| median(measured) }
end

def share(time, whole) = "#{(100 * ((time / whole) - 1)).round(1)} %"

visit = Visit.new(Rails.application, persona: "premium")
ApplicationController.helper TabBarSwitch

puts "| page | without | with | the tab bar's share | of which what the app declares |"
puts "| --- | ---: | ---: | ---: | ---: |"
PAGES.each do |name, path|
  TabBarSwitch.anew = :everything
  visit.prepare(path)
  without, tabs, with = times(visit, path).values
  puts "| #{name} | #{without.round(2)} ms | #{with.round(2)} ms | #{share(with, without)} | #{share(tabs, without)} |"
end
