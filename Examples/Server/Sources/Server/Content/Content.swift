import Foundation

/// What there is to read on the site, in files that all demo servers share.
struct Content: Sendable {
  let trails: [Trail]
  let guides: [Guide]
  let stories: [Story]
  let updates: [Update]
  private let trailSections: [TrailSection]

  /// - Throws: if a file is missing, or says something else than expected.
  init() throws {
    trails = try Self.read("trails")
    guides = try Self.read("guides")
    stories = try Self.read("stories")
    updates = try Self.read("updates")
    trailSections = try Self.read("trail-sections")
  }

  /// The trail that Home recommends.
  var highlight: Trail? { trails.first { $0.id == 3 } }

  /// The trail after another one; the first after the last.
  func trail(after trail: Trail) -> Trail { trails.first { $0.id == trail.id % trails.count + 1 } ?? trail }

  /// The stretches of a trail: every trail takes its own turns; the same one always takes the same.
  func stretches(of trail: Trail) -> [TrailStretch] {
    trailSections.enumerated().filter { !$1.texts.isEmpty }.map { index, section in
      TrailStretch(
        anchor: index + 1, title: section.title, text: section.texts[(trail.id + index) % section.texts.count])
    }
  }

  private static func read<Element: Decodable>(_ name: String) throws -> [Element] {
    let file = AppResources.content.appendingPathComponent("\(name).json")
    return try JSONDecoder().decode([Element].self, from: Data(contentsOf: file))
  }
}
