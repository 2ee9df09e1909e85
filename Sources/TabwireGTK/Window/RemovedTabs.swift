import TabwireWebKit

/// The navigators of removed tabs with unsent input, which the user can reopen for a while.
@MainActor
final class RemovedTabs {
  /// The number of removed tabs that are kept.
  private static let maximumCount = 2
  /// The time during which a removed tab can be reopened.
  let duration: Duration
  private let toasts: ToastOverlay
  private var navigators: [Navigator] = []

  /// - Parameters:
  ///   - duration: The time during which a removed tab can be reopened.
  init(for duration: Duration = .seconds(30), toasts: ToastOverlay) {
    self.duration = duration
    self.toasts = toasts
  }

  /// Keeps a navigator for a while, and offers to reopen it.
  ///
  /// - Parameters:
  ///   - reopen: Called if the user reopens it in time.
  func keep(_ navigator: Navigator, title: String, reopen: @escaping @MainActor (Navigator) -> Void) {
    navigators.append(navigator)
    offer(navigator, title: title, reopen: reopen)
    navigator.configuration.logger.notice(
      "tab \(String(reflecting: title)) was removed with unsent input: it can be reopened for \(duration)")
    if navigators.count > Self.maximumCount { expire(navigators[0]) }
    Task { [weak self, weak navigator, duration] in
      try? await Task.sleep(for: duration)
      if let navigator { self?.expire(navigator) }
    }
  }

  private func offer(_ navigator: Navigator, title: String, reopen: @escaping @MainActor (Navigator) -> Void) {
    toasts.show(
      localized("%@ was removed", title), id: Self.toast(navigator), duration: duration,
      action: (
        localized("Reopen"),
        { [weak self, weak navigator] in
          guard let self, let navigator else { return }
          // Its page may be a former user's (P15.5).
          guard navigator.tabManager.isSessionKnown else { return offer(navigator, title: title, reopen: reopen) }
          if take(navigator) { reopen(navigator) }
        }
      ))
  }

  private static func toast(_ navigator: Navigator) -> String { "removed \(navigator.id)" }

  /// Takes a navigator out to reopen it.
  ///
  /// - Returns: Whether it was still kept.
  private func take(_ navigator: Navigator) -> Bool {
    guard let index = navigators.firstIndex(where: { $0 === navigator }) else { return false }
    navigators.remove(at: index)
    return true
  }

  /// Disposes all navigators.
  func disposeAll() {
    for navigator in navigators { expire(navigator) }
  }

  private func expire(_ navigator: Navigator) {
    guard take(navigator) else { return }
    navigator.dispose()
    toasts.dismiss(Self.toast(navigator))
  }
}
