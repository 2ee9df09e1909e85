# frozen_string_literal: true

require_relative "../../Examples/Rails/config/environment"
require_relative "tab_bar_switch"
require_relative "visit"

# Rounds that count, after as many that do not.
ROUNDS = 60
# Visits one after the other, since in an app every page has the tab bar: what a page needs is still at hand from the
# one before. The first do not count, as they follow pages of another kind.
VISITS = 20
UNCOUNTED = 5
PAGES = { "Home" => "/", "Explore, a list" => "/explore", "a trail" => "/explore/3" }.freeze

def median(values) = values.sort[values.size / 2]

# The median time of visits in a row.
def time(visit, path, anew)
  TabBarSwitch.anew = anew
  UNCOUNTED.times { visit.time(path) }
  median(Array.new(VISITS) { visit.time(path) })
end

# The times of a page in every round, by what is made anew in it. They are compared within a round, so that whatever
# else the machine does falls on all.
def rounds(visit, path)
  rounds = Array.new(2 * ROUNDS) do
    %i[nothing tabs everything].to_h { |anew| [anew, time(visit, path, anew)] }
  end
  rounds.last(ROUNDS)
end

def milliseconds(rounds, &time) = "#{median(rounds.map(&time)).round(2)} ms"

def share(rounds, anew)
  shares = rounds.map { |round| (round[anew] / round[:nothing]) - 1 }
  "#{(100 * median(shares)).round(1)} %"
end

visit = Visit.new(Rails.application, persona: "premium")
ApplicationController.helper TabBarSwitch

puts "| page | without | the tab bar | its share | of which what the app declares |"
puts "| --- | ---: | ---: | ---: | ---: |"
PAGES.each do |name, path|
  TabBarSwitch.anew = :everything
  visit.prepare(path)
  rounds = rounds(visit, path)
  without = milliseconds(rounds) { |round| round[:nothing] }
  tab_bar = milliseconds(rounds) { |round| round[:everything] - round[:nothing] }
  puts "| #{[name, without, tab_bar, share(rounds, :everything), share(rounds, :tabs)].join(' | ')} |"
end
