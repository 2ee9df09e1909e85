import Foundation

/// The icons of the tab bar in browsers, in files with the names that the apps know them by.
struct TabIcons: Sendable {
  private let svgs: [String: String]

  /// - Throws: if a file cannot be read.
  init() throws {
    let files = try FileManager.default.contentsOfDirectory(at: AppResources.icons, includingPropertiesForKeys: nil)
    svgs = try Dictionary(
      uniqueKeysWithValues: files.map { file in
        (file.deletingPathExtension().lastPathComponent, try String(contentsOf: file, encoding: .utf8).trimmed)
      })
  }

  /// The icon as SVG; nothing for an unknown name.
  func svg(_ name: String) -> String? { svgs[name] }
}
