import AsyncHTTPClient
import HTTPTypes

/// A request whose response has not begun.
struct PendingVisit: Sendable {
  let number: Int
  /// Whether the response becomes a document.
  let isVisit: Bool
  private let path: String
  private let method: String
  private let start = ContinuousClock.now

  init(number: Int, head: HTTPRequest) {
    self.number = number
    path = VisitLog.bounded(head.path ?? "/")
    method = head.method.rawValue
    isVisit = Self.isVisit(head)
  }

  // Turbo requests pages itself, from documents that have the script already. Browsers in the network do not name the
  // destination; there, every browser asks for encryption when it shows a document, and only then.
  private static func isVisit(_ head: HTTPRequest) -> Bool {
    switch head.headerFields[.fetchDestination] {
    case "document", "iframe", "frame": true
    case nil: head.headerFields[.insecureUpgrade] == "1"
    default: false
    }
  }

  /// - Parameter reason: Why the page has no script, or `nil` if `script` says enough.
  func ended(by response: HTTPClientResponse, script: Visit.Script, reason: String?) -> Visit {
    let type = response.headers.first(name: "content-type").map { $0.prefix { $0 != ";" } }
    return Visit(
      number: number, path: path, method: method, status: Int(response.status.code),
      type: type.map { VisitLog.bounded(String($0)) },
      location: response.headers.first(name: "location").map(VisitLog.bounded),
      refresh: response.headers.first(name: "refresh").map(VisitLog.bounded), milliseconds: milliseconds,
      script: script, reason: reason)
  }

  func failed(_ reason: String) -> Visit {
    Visit(
      number: number, path: path, method: method, status: 502, type: nil, location: nil, refresh: nil,
      milliseconds: milliseconds,
      script: .unreachable, reason: reason)
  }

  private var milliseconds: Int {
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }
}
