import Foundation

/// Where a configuration comes from: a file, standard input, or a page of a running server.
enum Source {
  case file(String)
  case standardInput
  case page(URL)

  /// - Parameter argument: what was written on the command line.
  init(_ argument: String) {
    if argument == "-" {
      self = .standardInput
    } else if argument.hasPrefix("http://") || argument.hasPrefix("https://"), let url = URL(string: argument) {
      self = .page(url)
    } else {
      self = .file(argument)
    }
  }

  /// How people call it.
  var name: String {
    switch self {
    case .file(let path): path
    case .standardInput: "standard input"
    case .page(let url): url.absoluteString
    }
  }
}

/// What a source says.
struct ReadText {
  /// How people call the source.
  let name: String
  let bytes: [UInt8]
  /// The address of the page, after redirections. Nothing if it is no page.
  var url: URL?
  /// Whether it is a file that can be pointed at.
  var isFile = false
}

/// Why a source cannot be read.
struct SourceProblem: Error, CustomStringConvertible {
  /// How people call the source.
  let name: String
  /// Why it cannot be read and what to do about it.
  let reason: String

  var description: String { "\(name): \(reason)" }
}
