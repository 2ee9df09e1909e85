@_exported import Foundation

/// Doubles of the types that tell an app which notification the user has tapped, and show a number on its icon.
open class UNUserNotificationCenter: NSObject {
  private nonisolated(unsafe) static let shared = UNUserNotificationCenter()
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// Whether the user allows a number on the icon.
  package var allowsBadge = true
  /// The number on the icon.
  package private(set) var badgeCount = 0

  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard allowsBadge else {
      completionHandler?(CocoaError(.featureUnsupported))
      return
    }
    badgeCount = newBadgeCount
    completionHandler?(nil)
  }

  open class func current() -> UNUserNotificationCenter { shared }
}

public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

open class UNNotificationResponse {
  open private(set) var notification: UNNotification

  package init(userInfo: [AnyHashable: Any]) {
    notification = UNNotification(userInfo: userInfo)
  }
}

open class UNNotification {
  open private(set) var request: UNNotificationRequest

  init(userInfo: [AnyHashable: Any]) {
    request = UNNotificationRequest(userInfo: userInfo)
  }
}

open class UNNotificationRequest {
  open private(set) var content: UNNotificationContent

  init(userInfo: [AnyHashable: Any]) {
    content = UNNotificationContent(userInfo: userInfo)
  }
}

open class UNNotificationContent {
  open private(set) var userInfo: [AnyHashable: Any]

  init(userInfo: [AnyHashable: Any]) {
    self.userInfo = userInfo
  }
}
