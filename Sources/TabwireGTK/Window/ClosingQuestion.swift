import TabwireWebKit

/// What is lost when the window is closed, besides the page in front, which asks by itself.
struct ClosingQuestion {
  /// The titles of the pages with typed text.
  let texts: [String]
  /// The names of the files that are being downloaded.
  let downloads: [String]

  /// The question, or `nil` if nothing is lost.
  var alert: Alert? {
    let losses = [
      Self.list(texts).map { localized("The text that you typed in %@ will be lost.", $0) },
      Self.list(downloads).map { localized("The download of %@ will be cancelled.", $0) },
    ].compactMap(\.self)
    if losses.isEmpty { return nil }
    return Alert(
      title: localized("Close the Window?"), description: losses.joined(separator: " "), confirm: localized("Close"),
      isDestructive: true)
  }

  /// Returns quoted names in a sentence, or `nil` for none.
  private static func list(_ names: [String]) -> String? {
    names.isEmpty ? nil : names.map { "“\($0)”" }.joined(separator: ", ")
  }
}
