# frozen_string_literal: true

require_relative "../../Examples/Rails/config/environment"
require_relative "tab_bar_switch"
require_relative "visit"

# Rounds that count, after as many that do not.
ROUNDS = 40
# Visits of a round, one after the other, since in an app every page has the tab bar: what a page needs is still at
# hand from the one before. The first do not count, as they follow pages of another kind.
VISITS = 20
UNCOUNTED = 5
PAGES = { "Home" => "/", "Explore, a list" => "/explore", "a trail" => "/explore/3" }.freeze

def median(values) = values.sort[values.size / 2]

# The time that a visit takes, on average of a round.
def time(visit, path)
  UNCOUNTED.times { visit.time(path) }
  Array.new(VISITS) { visit.time(path) }.sum / VISITS
end

# The median times of a page, by what is made anew in it.
def times(visit, path)
  times = { nothing: [], tabs: [], everything: [] }
  # One after the other, so that whatever else the machine does falls on all.
  (2 * ROUNDS).times do |round|
    times.each do |anew, measured|
      TabBarSwitch.anew = anew
      time = time(visit, path)
      measured << time if round >= ROUNDS
    end
  end
  times.transform_values { |measured| median(measured) }
end

def share(time, whole) = "#{(100 * ((time / whole) - 1)).round(1)} %"

visit = Visit.new(Rails.application, persona: "premium")
ApplicationController.helper TabBarSwitch

puts "| page | without | with | the tab bar | its share | of which what the app declares |"
puts "| --- | ---: | ---: | ---: | ---: | ---: |"
PAGES.each do |name, path|
  TabBarSwitch.anew = :everything
  visit.prepare(path)
  without, tabs, with = times(visit, path).values
  milliseconds = [without, with, with - without].map { |time| "#{time.round(2)} ms" }
  puts "| #{[name, *milliseconds, share(with, without), share(tabs, without)].join(' | ')} |"
end
