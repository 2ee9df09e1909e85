#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#endif

/// The folder with the preview's page.
enum PageFolder {
  /// Returns the files of the page.
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
    let folder = program.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    return ["\(folder)/../share/tabwire/preview", "\(folder)/preview"]
  }

  /// The path of this program, without symbolic links.
  private static var program: String {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      var path = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&path, &size) == 0, let resolved = realpath(path, nil) else { return "" }
      defer { free(resolved) }
      return String(cString: resolved)
    #else
      return (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    #endif
  }
}

struct PageFolderError: PreviewError {
  let candidates: [String]

  var description: String {
    """
    the preview's page is not in \(candidates.joined(separator: " or ")) \
    (install tabwire-preview again; or, in a clone of Tabwire, run scripts/preview-page FOLDER and use --page FOLDER)
    """
  }
}
