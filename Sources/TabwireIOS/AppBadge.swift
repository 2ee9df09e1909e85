#if TabwireIOS
  import Logging
  import UserNotifications

  /// The number on the app's icon (P26.1).
  enum AppBadge {
    /// Shows a number, or removes it if it is 0. The system ignores it in an app that the user has not allowed to show one, and
    /// asks nothing (P26.2).
    static func show(_ number: Int64, logger: Logger) {
      UNUserNotificationCenter.current().setBadgeCount(Int(clamping: number)) { error in
        if let error { logger.info("number on the app's icon not shown: \(error.localizedDescription)") }
      }
    }
  }
#endif
