/// The state that is not in the users' cookies: what users share, and the newest session of each browser.
struct SharedState: Codable, Sendable {
  /// The maximum number of recommendations that a user keeps.
  private static let maximumRecommendationCount = 5
  /// The maximum number of sessions. Streams of older ones show the session with which they were opened.
  private static let maximumSessionCount = 1000

  /// Whether all users have Premium.
  var isFreeWeekend = false
  /// The recommendations for each user, the newest first.
  private var recommendations: [Persona: [Recommendation]] = [:]
  private var recommendationCount = 0
  /// The sessions, the newest last.
  private var sessions: [Session] = []

  /// Returns what the pages of a user show.
  func news(for persona: Persona?) -> News {
    News(isFreeWeekend: isFreeWeekend, recommendations: persona.flatMap { recommendations[$0] } ?? [])
  }

  /// Returns the newest session of a browser, or `nil` if it is not known.
  func session(_ id: String) -> Session? { sessions.last { $0.id == id } }

  /// Keeps the session of a browser.
  ///
  /// - Returns: Whether its tab bar may have changed.
  mutating func remember(_ session: Session) -> Bool {
    let previous = self.session(session.id)
    sessions.removeAll { $0.id == session.id }
    sessions.append(session)
    if sessions.count > Self.maximumSessionCount { sessions.removeFirst() }
    return previous?.user != session.user || previous?.flags != session.flags
  }

  /// Recommends a trail to a user.
  mutating func recommend(_ trail: Trail, to persona: Persona, from sender: Persona) {
    recommendationCount += 1
    let all = recommendations[persona, default: []]
    recommendations[persona] =
      [Recommendation(id: recommendationCount, trail: trail.id, sender: sender)]
      + all.prefix(Self.maximumRecommendationCount - 1)
  }

  /// Marks a recommendation as read.
  mutating func markRead(_ id: Int, by persona: Persona) {
    guard let index = recommendations[persona]?.firstIndex(where: { $0.id == id }) else { return }
    recommendations[persona]?[index].isRead = true
  }
}
