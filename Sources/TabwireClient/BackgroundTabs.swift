/// The tabs in the background of a platform. It loads eager ones ahead of the user (section P18), and suspends others (section P27).
/// Conduct says when.
@MainActor
package protocol BackgroundTabs: AnyObject {
  /// Whether a container was started: it has, or had, a page.
  func isStarted(_ container: TabManager.ContainerID) -> Bool

  /// Whether the page of a container runs. A client can leave out one that it does not suspend, such as that below a modal page.
  func isRunning(_ container: TabManager.ContainerID) -> Bool

  /// The maximum number of background tabs that run, or `nil`.
  var limit: Int? { get }

  /// Whether a tab may load now: the page in front has loaded, and battery and network allow it (P18.2).
  var mayLoad: Bool { get }

  /// Loads the first page of a container in the background, and reports the end to ``TabManager/loadAheadDidEnd(_:isLoaded:)``.
  func load(_ container: TabManager.ContainerID)

  /// Stops such a load, and removes its page: the container counts as not started.
  func stop(_ container: TabManager.ContainerID)

  /// Suspends a container, unless the user would lose something, and reports to ``TabManager/suspendDidEnd(_:isSuspended:)``.
  func suspend(_ container: TabManager.ContainerID)
}
