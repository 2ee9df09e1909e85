import Foundation

/// The state that is not in the users' cookies: what users share, and the newest session of each browser.
struct SharedState: Codable, Sendable {
  /// The maximum number of recommendations that a user keeps.
  private static let maximumRecommendationCount = 5
  /// The maximum number of sessions. Older ones end.
  private static let maximumSessionCount = 10_000

  /// Whether all users have Premium.
  var isFreeWeekend = false
  /// The recommendations for each user, the newest first.
  private var recommendations: [Persona: [Recommendation]] = [:]
  private var recommendationCount = 0
  /// The newest session of each browser that has been signed in.
  private var sessions: [String: SavedSession] = [:]
  /// The time before which sessions that are not known have ended.
  private var forgottenTime: Date

  private struct SavedSession: Codable {
    let session: Session
    let time: Date
  }

  /// - Parameter time: The time before which all sessions have ended: that of the creation.
  init(startingAt time: Date = .now) {
    forgottenTime = time
  }

  /// Returns the shared state that the pages of a user show.
  func news(for persona: Persona?) -> News {
    News(isFreeWeekend: isFreeWeekend, recommendations: persona.flatMap { recommendations[$0] } ?? [])
  }

  /// Returns the newest session of a browser, of which a cookie holds an older one.
  ///
  /// - Parameters:
  ///   - session: The session in the cookie.
  ///   - time: The time at which the cookie was made.
  /// - Returns: The session, signed out if its user has signed out since, or if the table has forgotten it.
  func current(_ session: Session, savedAt time: Date) -> Session {
    guard session.user != nil else { return session }
    if let saved = sessions[session.id] { return saved.session }
    return time > forgottenTime ? session : session.signedOut
  }

  /// Keeps the session of a browser. Only signing in makes a new entry, so that no anonymous request displaces others.
  ///
  /// - Returns: Whether its tab bar may have changed.
  mutating func remember(_ session: Session, at time: Date = .now) -> Bool {
    let previous = sessions[session.id]?.session
    guard session.user != nil || previous != nil else { return false }
    // A form that was under way while the user signed out: a session that has ended never begins again.
    if let previous, previous.user == nil, session.user != nil { return false }
    sessions[session.id] = SavedSession(session: session, time: time)
    if sessions.count > Self.maximumSessionCount { forgetOldest() }
    return previous?.user != session.user || previous?.flags != session.flags
  }

  /// Ends a session for good: a new one took its place.
  mutating func end(_ session: Session, at time: Date = .now) {
    guard sessions[session.id] != nil else { return }
    sessions[session.id] = SavedSession(session: session.signedOut, time: time)
  }

  /// Forgets the oldest tenth, which all end.
  private mutating func forgetOldest() {
    for (id, saved) in sessions.sorted(by: { $0.value.time < $1.value.time }).prefix(Self.maximumSessionCount / 10) {
      sessions[id] = nil
      forgottenTime = max(forgottenTime, saved.time)
    }
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
