/// A trail that one user recommends to another. The badge of Home counts the unread ones.
struct Recommendation: Codable, Sendable, Identifiable {
  let id: Int
  /// The id of the trail.
  let trail: Int
  let sender: Persona
  var isRead = false
}
