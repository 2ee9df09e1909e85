/// What the pages of a user show of the shared state: it changes without the user doing anything.
struct News: Sendable {
  /// Whether all users have Premium.
  var isFreeWeekend = false
  /// The recommendations of other users, the newest first.
  var recommendations: [Recommendation] = []

  var unreadCount: Int { recommendations.count { !$0.isRead } }
}
