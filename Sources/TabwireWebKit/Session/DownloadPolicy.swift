/// Limits the files that pages save without a user action.
package struct DownloadPolicy {
  package enum Decision {
    case save
    /// Ask the user first.
    case ask
    case refuse
  }

  /// The number of files that are saved for each user action.
  package static let freeCount = 3
  /// The number of downloads that wait for the user's answer at most.
  package static let maximumWaitingCount = 100

  private var count = 0
  private var grantedCount = 0

  /// Allows further downloads after a click, a key or a touch.
  package mutating func userActed() {
    count = 0
  }

  /// Allows a number of downloads after the user agreed.
  package mutating func grant(_ count: Int) {
    grantedCount += count
  }

  /// Decides about the next download.
  ///
  /// - Parameter waitingCount: The number of downloads that wait for the user's answer.
  package mutating func decide(waitingCount: Int) -> Decision {
    if grantedCount > 0 {
      grantedCount -= 1
      return .save
    }
    count += 1
    if count <= Self.freeCount { return .save }
    return waitingCount < Self.maximumWaitingCount ? .ask : .refuse
  }
}
