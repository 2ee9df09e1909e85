import Foundation
import NativeBridge
import TabwireClient

/// A screen in a container, whose page can send tab configurations.
@MainActor
public protocol TabDestination: BridgeDestination {
  /// The manager of the app's tabs.
  var tabManager: TabManager { get }
  /// The container of the screen.
  var containerID: TabManager.ContainerID { get }
  /// The address of the page in the container's web view, or `nil` if it shows none.
  var shownURL: URL? { get }
  /// Whether there is no way back from the page.
  var isFirstPage: Bool { get }
}
