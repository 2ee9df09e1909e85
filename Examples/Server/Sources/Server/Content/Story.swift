/// A story from a trail.
struct Story: Codable, Sendable {
  let author: String
  let place: String
  let text: String
  /// The id of the trail.
  let trail: Int
}
