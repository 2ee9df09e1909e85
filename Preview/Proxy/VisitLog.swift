import NIOConcurrencyHelpers

/// A document that the site answered with, for the preview's page: it cannot read documents of the site's origin.
struct Visit: Codable, Equatable, Sendable {
  /// Why a document has no script of the preview.
  enum Script: String, Codable, Sendable {
    case inserted
    /// The response is no page: a PDF, an image or a redirect, for example.
    case notAPage
    /// The page is in an encoding or a character set that the proxy does not read.
    case unreadable
    /// The Content-Security-Policy has a `sandbox` without scripts, or with an origin of its own.
    case sandboxed
    /// The site did not answer.
    case unreachable
  }

  /// Increases with each visit of the preview.
  let number: Int
  let path: String
  let method: String
  let status: Int
  /// The media type, or `nil` if the response names none.
  let type: String?
  /// The target of a redirect.
  let location: String?
  /// The header `Refresh`, by which a page goes to another one by itself.
  let refresh: String?
  /// The time until the response began.
  let milliseconds: Int
  let script: Script
  /// Why the site was not reached, or why the page is unreadable.
  let reason: String?
}

/// The latest visits of each user, by the origin of the site.
final class VisitLog: Sendable {
  private static let maximumCount = 50
  private static let maximumLength = 2048

  private struct State {
    var lastNumber = 0
    var visits: [String: [Visit]] = [:]
  }

  private let state = NIOLockedValueBox(State())

  /// Returns a new number.
  func nextNumber() -> Int {
    state.withLockedValue {
      $0.lastNumber += 1
      return $0.lastNumber
    }
  }

  func append(_ visit: Visit, to origin: String) {
    state.withLockedValue {
      $0.visits[origin, default: []].append(visit)
      let excess = $0.visits[origin, default: []].count - Self.maximumCount
      if excess > 0 { $0.visits[origin, default: []].removeFirst(excess) }
    }
  }

  /// The visits of a user, the latest last.
  func visits(to origin: String) -> [Visit] {
    state.withLockedValue { $0.visits[origin] ?? [] }
  }

  /// Returns a text of a bounded length.
  static func bounded(_ text: String) -> String { String(text.prefix(maximumLength)) }
}
