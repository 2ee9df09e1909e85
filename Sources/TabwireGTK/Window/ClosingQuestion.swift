/// What is lost when the window is closed, besides the page in front, which asks by itself.
struct ClosingQuestion {
  /// The titles of the pages with typed text.
  let texts: [String]
  /// The names of the files that are being downloaded.
  let downloads: [String]

  /// The question, or `nil` if nothing is lost.
  var alert: Alert? {
    let losses = [
      Self.list(texts).map { "The text that you typed in \($0) will be lost." },
      Self.list(downloads).map { "The download of \($0) will be cancelled." },
    ].compactMap(\.self)
    if losses.isEmpty { return nil }
    return Alert(
      title: "Close the Window?", description: losses.joined(separator: " "), confirm: "Close", isDestructive: true)
  }

  /// Returns quoted names in a sentence, or `nil` for none.
  private static func list(_ names: [String]) -> String? {
    names.isEmpty ? nil : names.map { "“\($0)”" }.joined(separator: ", ")
  }
}
