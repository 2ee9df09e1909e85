import Foundation
import NativeBridge

/// A screen within one of the tabs, whose page may say what the tab bar is to be.
@MainActor
public protocol TabDestination: BridgeDestination {
  /// Whose tabs they are.
  var tabManager: TabManager { get }
  /// The container that the screen belongs to.
  var containerID: TabManager.ContainerID { get }
  /// The page that the container's web view shows.
  var shownURL: URL? { get }
}
