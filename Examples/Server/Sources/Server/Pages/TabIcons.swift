import Foundation

/// The SVG icons of the tab bar in browsers, by the names that the tabs use.
struct TabIcons: Sendable {
  private let svgs: [String: String]

  /// - Throws: If a file cannot be read.
  init() throws {
    let files = try FileManager.default.contentsOfDirectory(at: AppResources.icons, includingPropertiesForKeys: nil)
    svgs = try Dictionary(
      uniqueKeysWithValues: files.map { file in
        (file.deletingPathExtension().lastPathComponent, try String(contentsOf: file, encoding: .utf8).trimmed)
      })
  }

  /// Returns an icon as SVG, or `nil` for an unknown name.
  func svg(_ name: String) -> String? { svgs[name] }
}
