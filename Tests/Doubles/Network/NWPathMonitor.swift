import Dispatch

/// A double of the class that observes the network. It reports no network.
public final class NWPathMonitor: Sendable {
  public init() {}
  public func start(queue: DispatchQueue) {}
  public var currentPath: NWPath { NWPath() }
}

public struct NWPath: Sendable {
  public enum Status: Sendable {
    case satisfied, unsatisfied, requiresConnection
  }

  public var status: NWPath.Status { .unsatisfied }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
}
