/// The versions of its tab that a container knows (R9.1).
struct PageVersion: Sendable, Equatable {
  /// The version in the last accepted configuration that gave one.
  private(set) var latest: String?
  /// The version that the pages of the container were loaded with.
  private var loaded: String?

  /// The version of a container that comes to represent a tab.
  init(of tab: TabData) {
    latest = tab.version
    loaded = tab.version
  }

  /// Whether the server has a newer version than the pages of the container.
  var isOutdated: Bool { !latest.hasSameScalars(as: loaded) }

  /// Stores the version that a configuration gives. The first one also counts as loaded.
  mutating func update(from tab: TabData) {
    guard let version = tab.version else { return }
    latest = version
    loaded = loaded ?? version
  }

  /// Records that the page in the container is up to date.
  mutating func markLoaded() {
    if isOutdated { loaded = latest }
  }
}
