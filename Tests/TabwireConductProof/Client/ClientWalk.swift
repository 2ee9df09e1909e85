import TabwireProof

/// A random walk through a whole client: a server, windows with the real managers, in which the reconciliation and conduct work
/// together, and everything that pages, the user and the system may do between two events.
@MainActor
package struct ClientWalk {
  private static let episode = 120
  private var random: SplitMix64

  package init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// The law that is broken in a number of steps, with the shortest part of the walk that breaks it, or `nil`.
  package mutating func violation(in count: Int) -> String? {
    for _ in 0..<max(1, count / Self.episode) {
      let steps = (0..<Self.episode).map { _ in ClientStep.random(using: &random) }
      if let count = Self.violation(of: steps)?.count { return Self.report(shrunk(Array(steps.prefix(count)))) }
    }
    return nil
  }

  private static func violation(of steps: [ClientStep]) -> (law: String, count: Int)? {
    let world = ClientWorld()
    for (index, step) in steps.enumerated() {
      world.take(step)
      if let law = world.violation { return (law, index + 1) }
    }
    return nil
  }

  /// Removes the steps without which the law is broken, too.
  private func shrunk(_ steps: [ClientStep]) -> [ClientStep] {
    var best = steps
    var size = best.count / 2
    while size > 0 {
      var start = 0
      var isSmaller = false
      while start < best.count {
        var candidate = best
        candidate.removeSubrange(start..<min(start + size, best.count))
        if let count = Self.violation(of: candidate)?.count {
          best = Array(candidate.prefix(count))
          isSmaller = true
        } else {
          start += size
        }
      }
      if !isSmaller || size > 1 { size /= 2 }
    }
    return best
  }

  private static func report(_ steps: [ClientStep]) -> String {
    let world = ClientWorld(isTraced: true)
    for step in steps where world.violation == nil { world.take(step) }
    return "\(world.violation ?? "") after [\n\((world.trace ?? []).joined(separator: "\n"))\n]"
  }
}
