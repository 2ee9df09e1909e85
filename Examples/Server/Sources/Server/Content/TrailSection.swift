/// A section that every trail has, in words that some of them share.
struct TrailSection: Codable, Sendable {
  let title: String
  let texts: [String]
}

/// A stretch of one trail.
struct TrailStretch: Sendable {
  /// What a link within the page calls it.
  let anchor: Int
  let title: String
  let text: String
}
