/// Restarts by which a rollout would be less severe.
public struct MissingRestarts: Sendable, Hashable {
  /// The deploys after which every app would have to restart before the next one. Each is needed.
  public let deploys: [String]
  /// The worst severity of the rollout with them.
  public let severity: Severity
}

extension Rollout {
  /// Returns the fewest restarts with which the rollout has the lowest severity.
  ///
  /// - Returns: The restarts, or `nil` if no user loses anything, or no restart lessens the severity.
  public func missingRestarts() -> MissingRestarts? {
    let gaps = steps.indices.dropLast().filter { index in
      if case .deploy = steps[index], case .deploy = steps[index + 1] { true } else { false }
    }
    guard severity >= .noticeable, let lowest = severity(restartingAfter: gaps), lowest < severity else { return nil }
    let needed = gaps.reduce(gaps) { kept, gap in
      let fewer = kept.filter { $0 != gap }
      return severity(restartingAfter: fewer).map { $0 <= lowest } == true ? fewer : kept
    }
    return MissingRestarts(
      deploys: needed.compactMap { if case .deploy(let name, _) = steps[$0] { name } else { nil } }, severity: lowest)
  }

  private func severity(restartingAfter gaps: [Int]) -> Severity? {
    let longer = steps.enumerated().flatMap { index, step -> [Step] in
      gaps.contains(index) ? [step, .restart] : [step]
    }
    return (try? Rollout(longer, sameOrder: sameOrder))?.severity
  }
}
