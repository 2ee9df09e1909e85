import Dispatch
import Synchronization

/// A double of the class that observes the network. It reports no network, unless a test does.
public final class NWPathMonitor: Sendable {
  /// The monitors that were started, in order.
  package static var started: [NWPathMonitor] { monitors.withLock { $0 } }
  private static let monitors = Mutex<[NWPathMonitor]>([])
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { handler }
    set { handler = newValue }
  }
  private nonisolated(unsafe) var handler: (@Sendable (NWPath) -> Void)?
  public init() {}
  private static let starts = Mutex(0)
  /// The number of monitors that were ever started.
  package static var startCount: Int { starts.withLock { $0 } }
  public func start(queue: DispatchQueue) {
    Self.starts.withLock { $0 += 1 }
    Self.monitors.withLock { $0.append(self) }
  }
  public func cancel() { Self.monitors.withLock { $0.removeAll { $0 === self } } }
  public var currentPath: NWPath { NWPath() }

  /// Reports a change of the network.
  package func report(_ status: NWPath.Status) {
    pathUpdateHandler?(NWPath(status: status))
  }
}

public struct NWPath: Sendable {
  public enum Status: Sendable {
    case satisfied, unsatisfied, requiresConnection
  }

  public private(set) var status = NWPath.Status.unsatisfied
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
}
