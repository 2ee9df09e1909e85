// Walks at random through whole clients, in which conduct works with the reconciliation: prove-clients [STEPS] [SEED]. Exits with 1 if
// a law is broken.
import Foundation
import TabwireConductProof

let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
let count = Int(arguments.first ?? 1_000_000)
let seed = arguments.dropFirst().first ?? UInt64.random(in: 0..<1_000_000)
var walk = ClientWalk(seed: seed)
let violation = walk.violation(in: count)
print(violation ?? "clients: \(count) steps of seed \(seed), no law broken")
exit(violation == nil ? 0 : 1)
