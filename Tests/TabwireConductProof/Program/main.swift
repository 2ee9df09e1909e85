// Runs the scenarios of conduct, and walks it at random: prove-conduct [EVENTS] [SEED]. Exits with 1 if a scenario has other effects
// or a law is broken.
import Foundation
import TabwireConductProof

let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
let count = Int(arguments.first ?? 1_000_000)
let seed = arguments.dropFirst().first ?? UInt64.random(in: 0..<1_000_000)
let wrong = ConductScenario.all.flatMap(\.violations)
for violation in wrong { print(violation) }
if !wrong.isEmpty || ConductScenario.all.isEmpty { exit(1) }
var walk = ConductWalk(seed: seed)
let broken = walk.violations(in: count)
for violation in broken { print(violation) }
print("conduct: \(ConductScenario.all.count) scenarios, \(count) events of seed \(seed), \(broken.count) laws broken")
exit(broken.isEmpty ? 0 : 1)
