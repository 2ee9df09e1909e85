import ArgumentParser

/// The options for requests.
struct SourceOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Send this header with every request, such as 'X-Name: value'.", valueName: "header"))
  var header: [String] = []

  @Option(
    help: ArgumentHelp(
      "Send the cookies of this file, in the format of curl and browser extensions.", valueName: "file"),
    completion: .file())
  var cookieJar: String?

  @Option(help: ArgumentHelp("The User-Agent header to send.", valueName: "text"))
  var userAgent = "tabwire; Hotwire Native iOS; Turbo Native iOS; bridge-components: [navigation]"

  @Option(
    help: ArgumentHelp(
      "The Stimulus controller of the tab bar in pages. By default any whose name ends in navigation.",
      valueName: "name"))
  var controller: String?

  @Option(
    help: ArgumentHelp(
      "The time for each request; all requests together may take 15 times as long.", valueName: "seconds"))
  var timeout = 20

  func validate() throws {
    guard (1...3600).contains(timeout) else {
      throw ValidationError("--timeout must be from 1 to 3600 seconds.")
    }
    guard Self.isClean(userAgent) else { throw ValidationError("--user-agent must be one line of text.") }
    for header in header where Self.parts(of: header) == nil {
      throw ValidationError("\"\(header)\" is not a header; write it as 'X-Name: value'.")
    }
  }

  /// Returns the header lines of a request. A given header replaces a default one.
  ///
  /// - Parameter types: The types of content to accept.
  func headerLines(accepting types: String) -> [String] {
    let given = header.compactMap(Self.parts)
    let defaults = [("User-Agent", userAgent), ("Accept", types)].filter { name, _ in
      !given.contains { $0.name.lowercased() == name.lowercased() }
    }
    return (defaults + given.map { ($0.name, $0.value) }).map { "\($0): \($1)" }
  }

  private static func parts(of header: String) -> (name: String, value: String)? {
    let parts = header.split(separator: ":", maxSplits: 1).map(\.trimmed)
    return parts.count == 2 && !parts[0].isEmpty && isClean(header) ? (parts[0], parts[1]) : nil
  }

  /// Whether a text is part of one header line.
  private static func isClean(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}
