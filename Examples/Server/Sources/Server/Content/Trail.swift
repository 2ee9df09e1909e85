/// A trail to explore.
struct Trail: Codable, Sendable, Identifiable {
  let id: Int
  let name: String
  let place: String
  let kilometers: String
  let climb: Int
  let hours: String
  let level: Level
  let summary: String
  /// Which of the drawings goes with it.
  let art: Int
}

/// How hard a trail is.
enum Level: String, Codable, Sendable {
  case easy, moderate, hard

  /// The name of its text.
  var name: String { "level\(rawValue.capitalized)" }
}
