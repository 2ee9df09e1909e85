struct Trail: Codable, Sendable, Identifiable {
  let id: Int
  let name: String
  let place: String
  let kilometers: String
  let climb: Int
  let hours: String
  let level: Level
  let summary: String
  /// The number of its illustration.
  let art: Int
}

/// The difficulty of a trail.
enum Level: String, Codable, Sendable {
  case easy, moderate, hard

  /// The name of its translation.
  var name: String { "level\(rawValue.capitalized)" }
}
