/// The session that the windows of an app share with their cookies (P15.3).
///
/// Create one, and pass it to the ``TabManager`` of each window. When a page of one window gives another session, the others load
/// their pages again, and show nothing that they loaded before.
@MainActor
public final class SharedSession {
  private var managers: [WeakManager] = []
  private weak var lastUsed: TabManager?
  /// The address that waits for the first window.
  private var waitingAddress: String?

  /// Creates a session that no window shares yet.
  public init() {}

  private struct WeakManager {
    weak var manager: TabManager?
  }

  func add(_ manager: TabManager) {
    managers.removeAll { $0.manager == nil }
    managers.append(WeakManager(manager: manager))
    if let waitingAddress { manager.open(waitingAddress) }
  }

  /// Tells the other windows which session a page gave.
  func pageGave(_ session: String, to manager: TabManager) {
    for other in managers.compactMap(\.manager) where other !== manager { other.sessionDidChange(to: session) }
  }

  // MARK: Windows

  /// Records that a window shows the tabs of a manager.
  func didShow(_ manager: TabManager) {
    waitingAddress = nil
    lastUsed = manager
  }

  /// Records that the user did something in a window.
  func didUse(_ manager: TabManager) {
    lastUsed = manager
  }

  /// Opens an address that no window received, such as that of a notification: in a window whose selected tab owns it, or else in the
  /// window that was used last.
  ///
  /// - Parameter address: The address, absolute or relative to the start URL.
  /// - Returns: The result of ``TabManager/open(_:)``, or `nil` if there is no window yet. The first one then opens the address.
  @discardableResult
  public func open(_ address: String) -> OpenResult? {
    let windows = managers.compactMap(\.manager).filter(\.isShown)
    let latest = windows.first { $0 === lastUsed } ?? windows.last
    let owner = latest.flatMap { $0.owns(address) ? $0 : nil } ?? windows.first { $0.owns(address) }
    guard let window = owner ?? latest else {
      waitingAddress = address
      return nil
    }
    return window.open(address)
  }
}
