import Foundation
import Tabwire

@testable import TabwireClient

/// A client that records its calls. The user stays when asked, unless a test lets them leave.
@MainActor
final class ClientDouble: TabClient {
  /// The calls, in order.
  private(set) var calls: [String] = []
  private(set) var transitions: [Transition<TabManager.ContainerID>] = []
  /// The containers that visited an address.
  private(set) var visited: [TabManager.ContainerID] = []
  /// The containers whose pages were discarded.
  private(set) var discarded: [TabManager.ContainerID] = []
  /// Leaves the container that the user was asked about last.
  private(set) var leave: (@MainActor () -> Void)?
  let eagerLoader = LoaderDouble()
  var onApply: (Transition<TabManager.ContainerID>) -> Void = { _ in }

  func apply(_ transition: Transition<TabManager.ContainerID>) {
    calls.append("apply")
    transitions.append(transition)
    onApply(transition)
  }

  func visit(_ url: URL, in container: TabManager.ContainerID) {
    calls.append("visit \(url)")
    visited.append(container)
  }

  func openExternally(_ address: String) {
    calls.append("open externally \(address)")
  }

  func confirmLeaving(_ container: TabManager.ContainerID, leave: @escaping @MainActor () -> Void) {
    calls.append("confirm leaving")
    self.leave = leave
  }

  func willSelect(_ container: TabManager.ContainerID?) {
    calls.append(container == nil ? "no longer waiting" : "will select")
  }

  func discardPages(of container: TabManager.ContainerID) {
    calls.append("discard pages")
    discarded.append(container)
  }

  func askAgain() {
    calls.append("ask again")
  }

  func pageDidConfigure() {
    calls.append("page did configure")
  }
}

/// A loader that loads nothing.
@MainActor
final class LoaderDouble: AheadLoader {
  let mayLoad = false

  func isStarted(_ container: TabManager.ContainerID) -> Bool { false }
  func load(_ container: TabManager.ContainerID) {}
  func stop(_ container: TabManager.ContainerID) {}
}
