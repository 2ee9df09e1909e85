#if TabwireIOS
  import Foundation

  /// Calls a handler on the main actor for each notification, until it is freed.
  final class NotificationObservation {
    /// The source of the notifications. Tests replace it.
    @TaskLocal static var center = NotificationCenter.default

    private let center = NotificationObservation.center
    private let token: any NSObjectProtocol

    init(of name: Notification.Name, handler: @escaping @MainActor @Sendable () -> Void) {
      token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
        Task { @MainActor in handler() }
      }
    }

    deinit {
      center.removeObserver(token)
    }
  }
#endif
