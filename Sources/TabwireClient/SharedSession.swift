/// The session that the windows of an app share with their cookies (P15.3).
///
/// Create one, and pass it to the ``TabManager`` of each window. When a page of one window gives another session, the others load
/// their pages again, and show nothing that they loaded before.
@MainActor
public final class SharedSession {
  private var managers: [WeakManager] = []

  /// Creates a session that no window shares yet.
  public init() {}

  private struct WeakManager {
    weak var manager: TabManager?
  }

  func add(_ manager: TabManager) {
    managers.removeAll { $0.manager == nil }
    managers.append(WeakManager(manager: manager))
  }

  /// Tells the other windows which session a page gave.
  func pageGave(_ session: String, to manager: TabManager) {
    for other in managers.compactMap(\.manager) where other !== manager { other.sessionDidChange(to: session) }
  }
}
