import TabwireClient

/// The navigators of removed tabs with unsent input, which the user can reopen for a while.
@MainActor
final class RemovedTabs {
  /// The number of removed tabs that are kept.
  private static let maximumCount = 2
  /// The time during which a removed tab can be reopened.
  let duration: Duration
  /// Called when a removed tab cannot be reopened any more.
  var onExpire: (@MainActor (TabManager.ContainerID) -> Void)?

  private var navigators: [Navigator] = []

  /// - Parameter duration: The time during which a removed tab can be reopened.
  init(for duration: Duration = .seconds(30)) {
    self.duration = duration
  }

  /// Keeps a navigator for a while.
  func keep(_ navigator: Navigator) {
    navigators.append(navigator)
    if navigators.count > Self.maximumCount { expire(navigators[0]) }
    Task { [weak self, weak navigator, duration] in
      try? await Task.sleep(for: duration)
      if let navigator { self?.expire(navigator) }
    }
  }

  /// Takes a navigator out to reopen it.
  ///
  /// - Returns: Whether it was still kept.
  func take(_ navigator: Navigator) -> Bool {
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
    onExpire?(navigator.id)
  }
}
