/// A section of a trail's description.
struct TrailSection: Sendable {
  /// The number of the section in the link to it.
  let anchor: Int
  let title: String
  let text: String
}

/// The title of a section, and its texts for different trails.
struct SectionTexts: Codable, Sendable {
  let title: String
  let texts: [String]
}
