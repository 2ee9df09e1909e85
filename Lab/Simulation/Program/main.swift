// Runs worlds from seeds. See Lab/Simulation/run.
import Foundation

func usage() -> Never {
  print(
    """
    usage: simulate [worlds] [seconds] [first seed]   runs worlds, at most for these seconds
           simulate replay SEED [bug]                 prints the events of a world, shrunk if it fails
           simulate planted [worlds]                  proves that the planted bugs are found
           simulate load                              proves that a busy topic stays cheap
           simulate fleet STREAMS PROCESSES SECONDS   counts what changes and a deploy cost many streams, as JSON
           simulate trace SEED                        prints a hash of everything that happens in a world
    """)
  exit(64)
}

let arguments = Array(CommandLine.arguments.dropFirst())
let began = Date()

func number<Number: LosslessStringConvertible>(_ index: Int, _ standard: Number) -> Number {
  guard arguments.count > index else { return standard }
  guard let number = Number(arguments[index]) else { usage() }
  return number
}

/// Prints the events of a world, with the smallest plan that still violates a law.
func printEvents(_ seed: UInt64, _ bug: PlantedBug? = nil) {
  let plan = Plan(seed: seed)
  let smallest = Shrinking.shrink(seed: seed, plan, bug)
  let eventLog = EventLog()
  let world = World(seed: seed, plan: smallest, bug: bug, eventLog: eventLog)
  let violation = world.run()
  for line in eventLog.lines { print("  \(line)") }
  print("  \(smallest.steps.count) of \(plan.steps.count) steps; \(violation ?? "no law is violated")")
}

switch arguments.first {
case "replay":
  let bug = arguments.count > 2 ? PlantedBug(rawValue: arguments[2]) : nil
  if arguments.count > 2 && bug == nil { usage() }
  printEvents(number(1, 1), bug)
case "load":
  let start = clock()
  let renderings = Load.run()
  let share = Double(clock() - start) / Double(CLOCKS_PER_SEC) / Double(Load.seconds)
  print(
    "\(Load.subscriberCount) subscribers, 1000 changes a second: \(renderings) renderings of each in \(Load.seconds) s, "
      + "\(String(format: "%.0f", share * 100)) % of a core for the hub")
  exit(renderings <= 20 * Load.seconds && share < 1 ? 0 : 1)
case "fleet":
  var fleet = Fleet(streams: number(1, 100_000), processes: number(2, 20))
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  encoder.keyEncodingStrategy = .convertToSnakeCase
  print(String(decoding: try encoder.encode(fleet.run(secondsBetweenProcesses: number(3, 10))), as: UTF8.self))
case "trace":
  let seed: UInt64 = number(1, 1)
  let world = World(seed: seed, plan: Plan(seed: seed))
  _ = world.run()
  print(String(world.trace, radix: 16))
case "planted":
  let count: UInt64 = number(1, 20_000)
  var missed = 0
  for bug in PlantedBug.allCases {
    let seed = (1...count).first { seed in
      let world = World(seed: seed, plan: Plan(seed: seed), bug: bug)
      return world.run() != nil
    }
    if let seed { print("found   \(bug.rawValue): seed \(seed)") } else { print("MISSED  \(bug.rawValue)") }
    if seed == nil { missed += 1 }
  }
  exit(missed == 0 ? 0 : 1)
case .none,
  .some(_) where Int(arguments[0]) != nil:
  let count: UInt64 = number(0, 100_000)
  let limit: Double = number(1, 60)
  let first: UInt64 = number(2, 1)
  var (simulated, events, worlds) = (Int64(0), 0, 0)
  var deliveryTimes: [Int64] = []
  for seed in first..<first + count {
    let world = World(seed: seed, plan: Plan(seed: seed))
    let violation = world.run()
    simulated += world.now
    deliveryTimes.append(contentsOf: [world.deliveryTime].compactMap(\.self))
    events += world.handledCount
    worlds += 1
    if let violation {
      print("  seed \(seed): \(violation)")
      print("  the shortest events that lead to it (again with: Lab/Simulation/run replay \(seed)):")
      printEvents(seed)
      exit(1)
    }
    if Date().timeIntervalSince(began) > limit { break }
  }
  let seconds = Date().timeIntervalSince(began)
  deliveryTimes.sort()
  print(
    "\(worlds) worlds from seed \(first), \(events) events in \(String(format: "%.1f", seconds)) s: "
      + "\(Int(Double(events) / seconds / 1000)) thousand events a second, "
      + "\(Int(Double(simulated) / 1000 / seconds)) times real time")
  print(
    "from the last change to the last right screen: \(deliveryTimes[deliveryTimes.count / 2]) ms, "
      + "at most \(deliveryTimes[deliveryTimes.count - 1]) ms (the bar is \(World.maximumDeliveryTime) ms)")
default: usage()
}
