/// What a platform does to load eager tabs ahead of the user (section P18). Conduct says when.
@MainActor
package protocol AheadLoader: AnyObject {
  /// Whether a container was started: it has, or had, a page.
  func isStarted(_ container: TabManager.ContainerID) -> Bool

  /// Whether a tab may load now: the page in front has loaded, there is room for another one, and battery and network allow it
  /// (P18.2).
  var mayLoad: Bool { get }

  /// Loads the first page of a container in the background, and reports the end to ``TabManager/loadAheadDidEnd(_:isLoaded:)``.
  func load(_ container: TabManager.ContainerID)

  /// Stops such a load, and removes its page: the container counts as not started.
  func stop(_ container: TabManager.ContainerID)
}
