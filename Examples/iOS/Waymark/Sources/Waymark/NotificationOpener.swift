import Foundation
import TabwireClient
import UserNotifications

/// Opens the page of a notification that the user taps. The server sends its path with the notification, as `path`.
@MainActor
public final class NotificationOpener: NSObject {
  private let tabManager: TabManager

  /// Creates an opener and makes it the delegate of the notification center, which does not retain it.
  public init(for tabManager: TabManager) {
    self.tabManager = tabManager
    super.init()
    UNUserNotificationCenter.current().delegate = self
  }

  /// Opens the page of a notification.
  public func open(_ response: UNNotificationResponse) {
    if let path = response.notification.request.content.userInfo["path"] as? String { tabManager.open(path) }
  }
}

// The system calls its delegate on the main thread and expects the answer there. An `async` method would answer elsewhere.
extension NotificationOpener: @preconcurrency UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    open(response)
    completionHandler()
  }
}
