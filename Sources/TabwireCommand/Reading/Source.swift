#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A source of a configuration: a file, standard input, or a page of a running server.
enum Source {
  case file(String)
  case standardInput
  case page(URL)

  /// - Parameter argument: The path of a file, `-` for standard input, or the URL of a page.
  init(_ argument: String) {
    if argument == "-" {
      self = .standardInput
    } else if argument.hasPrefix("http://") || argument.hasPrefix("https://"), let url = URL(string: argument) {
      self = .page(url)
    } else {
      self = .file(argument)
    }
  }

  /// The name of the source in messages.
  var name: String {
    switch self {
    case .file(let path): path
    case .standardInput: "standard input"
    case .page(let url): url.absoluteString
    }
  }

  /// Returns the paths of the `.json` and `.html` files in a directory, sorted, or `nil` if the path is not a directory.
  ///
  /// - Throws: A ``SourceError`` if the directory has no such file.
  static func files(inDirectory path: String) throws -> [String]? {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return nil }
    let files = names.sorted().filter { $0.hasSuffix(".json") || $0.hasSuffix(".html") }
    guard !files.isEmpty else {
      throw SourceError(
        name: path, reason: "no file NAME.json or NAME.html in this directory; add one for each audience")
    }
    return files.map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" }
  }
}

/// The text of a source.
struct SourceText {
  /// The name of the source in messages.
  let name: String
  let bytes: [UInt8]
  /// The address of the page after redirects, or `nil` if the source is not a page.
  var url: URL?
  /// Whether the source is a file.
  var isFile = false
}

/// The reason why a source cannot be read.
struct SourceError: Error, CustomStringConvertible {
  /// The name of the source.
  let name: String
  /// The problem, and how to fix it.
  let reason: String

  var description: String { "\(name): \(reason)" }
}
