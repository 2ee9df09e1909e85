@testable import Tabwire
@testable import TabwireServer

/// An app: the real heart, and pages that do what Tabwire's JavaScript does.
struct SimulatedApp {
  enum Stream: Equatable {
    case closed
    /// The browser waits before it connects again.
    case waiting
    case connected(ConnectionNumber, process: Int)
  }

  var state = NavigationState(bootstrapID: 1)
  private(set) var lastContainer = 1
  /// The message that the page of each container sends when it comes to the front.
  var pages: [Int: TabConfiguration] = [:]
  /// The session in the cookie of the app.
  var cookie: Int?
  /// All sessions that the app has had, as configurations name them.
  var sessions: Set<String> = [SessionKey.nobody.rawValue]
  /// The session, as configurations name it, that the stream was opened with.
  var streamSession = SessionKey.nobody.rawValue
  /// The highest revision that any page of the app has shown. Pages share it.
  var revision: Int64?

  var stream = Stream.closed
  /// The last event of the stream of the page in front. The browser sends it when it reconnects.
  var lastEventID: TabBarEventID?
  /// The number of attempts to connect. An earlier attempt that is still pending is dropped.
  var attempt = 0
  /// The number of page loads. The response to an earlier load is dropped.
  var load = 0
  var isLoading = false
  var hiding = 0
  var isHidden = false
  var freezing = 0
  var isFrozen = false
  /// The messages that arrived while the app was frozen.
  var held: [(ConnectionNumber, StreamPart)] = []

  mutating func accept(_ configuration: TabConfiguration) -> Transition<Int> {
    change { $0.accept(configuration, makeID: $1) }
  }

  mutating func select(_ container: Int) -> Transition<Int> {
    change { $0.select(container, makeID: $1) }
  }

  private mutating func change(
    _ change: (inout NavigationState<Int>, () -> Int) -> Transition<Int>
  ) -> Transition<Int> {
    var last = lastContainer
    defer { lastContainer = last }
    return change(&state) {
      last += 1
      return last
    }
  }
}
