import Foundation
import Tabwire

/// What happens when a declared tab bar is wrong.
public enum MistakePolicy: Sendable {
  /// The mistake is thrown, so that it is noticed: for development and tests.
  case fail
  /// What is wrong is left out, so that the page still renders: for production. Each mistake is reported, to be logged,
  /// for each page that has it.
  case leaveOut(report: @Sendable (TabBarMistake) -> Void)

  /// What is wrong is left out, so that the page still renders, and each mistake is reported once, however many pages
  /// have it.
  ///
  ///     let mistakes = MistakePolicy.leaveOutReportingOnce { logger.error("\($0)") }
  ///
  /// Make it when the server starts, and give it to the tab bar of every request: it remembers what it has reported.
  ///
  /// - Parameter report: logs a mistake.
  public static func leaveOutReportingOnce(_ report: @escaping @Sendable (TabBarMistake) -> Void) -> MistakePolicy {
    let reported = ReportedMistakes()
    return .leaveOut { mistake in
      if reported.isNew(mistake) { report(mistake) }
    }
  }
}

/// Remembers which mistakes were reported.
private final class ReportedMistakes: @unchecked Sendable {
  /// More are not remembered: where the tabs of each user are wrong in another way, some are reported again.
  private static let most = 1000

  /// What makes a mistake the same on another page, whatever the number or the path that is wrong.
  private struct Kind: Hashable {
    let code: ConfigurationError.Code
    let tab: TabID?
  }

  private let lock = NSLock()
  private var kinds: Set<Kind> = []

  /// Whether a mistake is told of for the first time.
  func isNew(_ mistake: TabBarMistake) -> Bool {
    lock.withLock {
      if kinds.count == Self.most { kinds = [] }
      return kinds.insert(Kind(code: mistake.reason.code, tab: mistake.tab)).inserted
    }
  }
}
