import Foundation

/// The pictures of a tour: numbered files and an HTML page.
struct Album {
  /// A step of the tour.
  struct Entry {
    let title: String
    /// The transition in one line.
    let detail: String
    /// The pictures of the step, in light and in dark mode.
    let pictures: [URL]
    let problems: [String]
  }

  private let folder: URL
  private var entries: [Entry] = []

  init(folder: URL) {
    self.folder = folder
  }

  /// Creates the folder and removes the pictures of an earlier tour.
  func prepare() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where file.pathExtension == "png" {
      try FileManager.default.removeItem(at: file)
    }
  }

  /// Returns the file for the next step's picture.
  func nextPicture(_ title: String, isDark: Bool) -> URL {
    let number = entries.count + 1
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }.prefix(5).joined(separator: "-")
    return folder.appending(path: "\(number < 10 ? "0" : "")\(number)-\(words)\(isDark ? "-dark" : "").png")
  }

  mutating func append(_ entry: Entry) {
    entries.append(entry)
  }

  /// Writes the HTML page.
  ///
  /// - Returns: Its file.
  func writeIndex() throws -> URL {
    let figures = entries.enumerated().map { number, entry in
      let images = entry.pictures.map { picture in
        "<a href=\"\(picture.lastPathComponent)\"><img src=\"\(picture.lastPathComponent)\" alt=\"\" loading=\"lazy\"></a>"
      }
      let problems = entry.problems.map { "<li>\(escaped($0))</li>" }.joined()
      return """
        <figure\(entry.problems.isEmpty ? "" : " class=\"failed\"")>
        <figcaption><b>\(number + 1)</b> \(escaped(entry.title))<small>\(escaped(entry.detail))</small>
        \(problems.isEmpty ? "" : "<ul>\(problems)</ul>")</figcaption>
        <div>\(images.joined())</div>
        </figure>
        """
    }
    let page = """
      <!doctype html>
      <html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="light dark"><title>Tour of Waymark</title>
      <style>
      body { font: 16px/1.4 system-ui, sans-serif; margin: 2rem auto; max-width: 1200px; padding: 0 1rem; }
      main { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 360px), 1fr)); gap: 2rem; }
      figure { margin: 0; } figcaption { min-height: 4.5em; } small { display: block; opacity: .7; }
      figure div { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem; }
      img { width: 100%; border-radius: 8px; box-shadow: 0 1px 6px #0004; } .failed figcaption { color: #c01c28; }
      </style>
      <h1>Tour of Waymark</h1>
      <p>Each step of the tour with its transition, in light and dark.</p>
      <main>\(figures.joined(separator: "\n"))</main></html>
      """
    let file = folder.appending(path: "index.html")
    try page.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
