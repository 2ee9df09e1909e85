#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder with the preview's page.
enum PageFolder {
  /// Returns the files of the folder.
  ///
  /// - Parameter path: The folder, or `nil` for the one that is installed with the program: `share/tabwire/preview` beside
  ///   its `bin`, or `preview` beside the program.
  static func files(at path: String?) throws(PageFolderError) -> [String: [UInt8]] {
    let candidates = path.map { [$0] } ?? installed
    for folder in candidates {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder), names.contains("heart.wasm")
      else {
        continue
      }
      var files: [String: [UInt8]] = [:]
      for name in names {
        if let content = FileManager.default.contents(atPath: "\(folder)/\(name)") { files[name] = Array(content) }
      }
      return files
    }
    throw PageFolderError(candidates: candidates)
  }

  private static var installed: [String] {
    let program =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments.first
      ?? ""
    let folder = program.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    return ["\(folder)/../share/tabwire/preview", "\(folder)/preview"]
  }
}

struct PageFolderError: PreviewError {
  let candidates: [String]

  var description: String {
    """
    the preview's page is not in \(candidates.joined(separator: " or ")) \
    (make it with scripts/preview-page FOLDER, and use --page FOLDER)
    """
  }
}
