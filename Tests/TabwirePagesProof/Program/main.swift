// Walks the state machine of pages, and checks the routing table. Exits with 1 if a step breaks a law or differs from the oracle.
import Foundation

let depth = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 4
let walk = PageWalk(depth: depth)
let routing = (RoutingOutcome.documented + RoutingOutcome.furtherCases).flatMap(\.violations)
for violation in routing { print(violation) }
for violation in walk.violations { print(violation) }
print("pages: \(walk.stateCount) states, \(walk.stepCount) steps, \(walk.violations.count) violations")
exit(walk.violations.isEmpty && routing.isEmpty ? 0 : 1)
