import Foundation
import TabwireHotwireNative
import UserNotifications

/// Opens the page of a notification that the user taps. The server sends its path with the notification, as `path`.
@MainActor
final class NotificationOpener: NSObject {
  private let sharedSession: SharedSession

  /// - Parameter sharedSession: The session of the windows, one of which opens the page.
  init(for sharedSession: SharedSession) {
    self.sharedSession = sharedSession
  }
}

extension UNNotificationResponse {
  /// The path that the server sent with the notification, or `nil`.
  public var path: String? { notification.request.content.userInfo["path"] as? String }
}

// The system calls its delegate on the main thread and expects the answer there. An `async` method would answer elsewhere.
extension NotificationOpener: @preconcurrency UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    if let path = response.path { sharedSession.open(path) }
    completionHandler()
  }
}
