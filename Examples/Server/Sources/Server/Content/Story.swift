/// What somebody tells of a walk.
struct Story: Codable, Sendable {
  let author: String
  let place: String
  let text: String
  /// The trail that it is about.
  let trail: Int
}
