/// The shared state as one user sees it. Other users change it.
struct News: Sendable {
  /// Whether all users have Premium.
  var isFreeWeekend = false
  /// The recommendations of other users, the newest first.
  var recommendations: [Recommendation] = []

  var unreadCount: Int { recommendations.count { !$0.isRead } }
}
