import Foundation
import Tabwire

@testable import TabwireClient

/// A client that records its calls. Something was typed in each page, and the user stays when asked, unless a test lets them leave.
@MainActor
final class ClientDouble: TabClient {
  /// The calls, in order.
  private(set) var calls: [String] = []
  private(set) var transitions: [Transition<TabManager.ContainerID>] = []
  /// The containers that visited an address.
  private(set) var visited: [TabManager.ContainerID] = []
  /// The containers whose pages were discarded.
  private(set) var discarded: [TabManager.ContainerID] = []
  /// Answers the last question whether to leave a container.
  private(set) var answer: (@MainActor (_ leaves: Bool) -> Void)?
  let backgroundTabs = BackgroundTabsDouble()
  /// Whether a page answers that something was typed in it, or `nil` if it does not answer.
  var hasInput: Bool? = true
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

  func findInput(in container: TabManager.ContainerID, completion: @escaping @MainActor (Bool) -> Void) {
    calls.append("find input")
    if let hasInput { completion(hasInput) }
  }

  func askToLeave(_ container: TabManager.ContainerID, completion: @escaping @MainActor (Bool) -> Void) {
    calls.append("ask to leave")
    answer = completion
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

/// A platform that loads nothing ahead, and in which nothing runs in the background.
@MainActor
final class BackgroundTabsDouble: BackgroundTabs {
  let mayLoad = false
  let limit: Int? = nil

  func isStarted(_ container: TabManager.ContainerID) -> Bool { false }
  func isRunning(_ container: TabManager.ContainerID) -> Bool { false }
  func suspend(_ container: TabManager.ContainerID) {}
  func load(_ container: TabManager.ContainerID) {}
  func stop(_ container: TabManager.ContainerID) {}
}
