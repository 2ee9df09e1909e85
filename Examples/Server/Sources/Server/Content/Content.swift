import Foundation

/// The trails, guides, stories and updates of the site, from files that all demo servers share.
struct Content: Sendable {
  let trails: [Trail]
  let guides: [Guide]
  let stories: [Story]
  let updates: [Update]
  private let sectionTexts: [SectionTexts]

  /// - Throws: If a file is missing or malformed.
  init() throws {
    trails = try Self.read("trails")
    guides = try Self.read("guides")
    stories = try Self.read("stories")
    updates = try Self.read("updates")
    sectionTexts = try Self.read("trail-sections")
  }

  /// The trail of the week.
  var highlight: Trail? { trails.first { $0.id == 3 } }

  /// Returns the next trail of the list; after the last, the first.
  func trail(after trail: Trail) -> Trail { trails.first { $0.id == trail.id % trails.count + 1 } ?? trail }

  /// Returns the sections of a trail. Trails share their texts, in different combinations.
  func sections(of trail: Trail) -> [TrailSection] {
    sectionTexts.enumerated().filter { !$1.texts.isEmpty }.map { index, section in
      TrailSection(
        anchor: index + 1, title: section.title, text: section.texts[(trail.id + index) % section.texts.count])
    }
  }

  private static func read<Element: Decodable>(_ name: String) throws -> [Element] {
    let file = AppResources.content.appendingPathComponent("\(name).json")
    return try JSONDecoder().decode([Element].self, from: Data(contentsOf: file))
  }
}
