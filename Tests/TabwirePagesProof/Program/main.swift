// Checks the routing table, and walks the state machine of pages. Exits with 1 if an outcome is wrong, a step breaks a law or
// differs from the oracle.
import Foundation
import TabwirePagesProof

let depth = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 4
let wrongOutcomes = (RoutingOutcome.documented + RoutingOutcome.furtherCases).flatMap(\.violations)
for outcome in wrongOutcomes { print(outcome) }
// The walk takes far longer than the table, and would find nothing in the routing.
if !wrongOutcomes.isEmpty { exit(1) }
let walk = PageWalk(depth: depth)
for violation in walk.violations { print(violation) }
print("pages: \(walk.stateCount) states, \(walk.stepCount) steps, \(walk.violations.count) violations")
exit(walk.violations.isEmpty ? 0 : 1)
