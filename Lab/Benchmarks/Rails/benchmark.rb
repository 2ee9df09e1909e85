# frozen_string_literal: true

require_relative "../../../Examples/Rails/config/environment"
require_relative "tab_bar_switch"
require_relative "visit"

# Measured rounds, after as many warm-up rounds.
ROUNDS = 60
# Consecutive visits: in an app every page has the tab bar, so the processor's caches are warm. The
# first visits warm them up and are not measured.
VISITS = 20
WARM_UP_VISITS = 5
PAGES = { "Home" => "/", "Explore, a list" => "/explore", "a trail" => "/explore/3" }.freeze

def median(values) = values.sort[values.size / 2]

# Returns the median time of consecutive visits.
def time(visit, path, computes)
  TabBarSwitch.computes = computes
  WARM_UP_VISITS.times { visit.time(path) }
  median(Array.new(VISITS) { visit.time(path) })
end

# Returns the times of a page in every round, by what each request computes. Times are compared within a round, so that
# other load affects all of them alike.
def rounds(visit, path)
  rounds = Array.new(2 * ROUNDS) do
    %i[nothing tabs everything].to_h { |computes| [computes, time(visit, path, computes)] }
  end
  rounds.last(ROUNDS)
end

def milliseconds(rounds, &time) = "#{median(rounds.map(&time)).round(2)} ms"

def share(rounds, computes)
  shares = rounds.map { |round| (round[computes] / round[:nothing]) - 1 }
  "#{(100 * median(shares)).round(1)} %"
end

visit = Visit.new(Rails.application, persona: "premium")
ApplicationController.helper TabBarSwitch

puts "Ruby #{RUBY_VERSION}, Rails #{Rails.version}", ""
puts "| page | without | tab bar | share | of which the app's declarations |"
puts "| --- | ---: | ---: | ---: | ---: |"
PAGES.each do |name, path|
  TabBarSwitch.computes = :everything
  visit.prepare(path)
  rounds = rounds(visit, path)
  without = milliseconds(rounds) { |round| round[:nothing] }
  tab_bar = milliseconds(rounds) { |round| round[:everything] - round[:nothing] }
  puts "| #{[name, without, tab_bar, share(rounds, :everything), share(rounds, :tabs)].join(' | ')} |"
end
