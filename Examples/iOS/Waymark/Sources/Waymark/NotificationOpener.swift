import Foundation
import TabwireClient
import UserNotifications

/// Opens the page of a notification that the user taps. The server sends its path with the notification, as `path`.
@MainActor
public final class NotificationOpener: NSObject, UNUserNotificationCenterDelegate {
  private let tabManager: TabManager

  /// Creates an opener and makes it the delegate of the notification center, which does not retain it.
  public init(for tabManager: TabManager) {
    self.tabManager = tabManager
    super.init()
    UNUserNotificationCenter.current().delegate = self
  }

  /// Opens the page of a notification.
  public func open(_ response: UNNotificationResponse) {
    if let path = Self.path(of: response) { tabManager.open(path) }
  }

  public nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    guard let path = Self.path(of: response) else { return }
    await MainActor.run { _ = tabManager.open(path) }
  }

  private nonisolated static func path(of response: UNNotificationResponse) -> String? {
    response.notification.request.content.userInfo["path"] as? String
  }
}
