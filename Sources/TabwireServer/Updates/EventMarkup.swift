/// The text of an event without its id, revision and session, which differ between streams.
///
/// All streams with the same tabs, texts and page share it.
struct EventMarkup: Sendable, Hashable {
  private static let start: StaticString = #"<turbo-stream action="replace" targets="nav.tab-bar"><template>"#
  private static let end: StaticString = "</template></turbo-stream>"

  private let page: PageMarkup
  /// Whether the markup has no line break, which would end the data of an event.
  private let isSingleLine: Bool
  private let hash: StableHash

  /// - Parameter page: The markup of the page.
  init(_ page: PageMarkup) {
    self.page = page
    isSingleLine = page.parts.allSatisfy { !$0.utf8.contains { Self.isLineBreak($0) } }
    hash = page.parts.reduce(into: StableHash()) { $0.combine($1) }
  }

  /// Returns the `<nav>` element.
  func html(revision: Int64?, session: String?) -> String {
    page.html(revision: revision, session: session)
  }

  /// Returns the event in the format `text/event-stream`: a Turbo Stream that replaces the tab bar.
  func text(id: TabBarEventID, revision: Int64?, session: String?) -> String {
    var html = HTMLWriter()
    html.markup("id: \(id)\ndata: ")
    html.markup(Self.start)
    if isSingleLine {
      page.write(to: &html, revision: revision, session: session)
    } else {
      let lines = page.html(revision: revision, session: session).split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      html.markup(lines.joined(separator: "\ndata: "))
    }
    html.markup(Self.end)
    html.markup("\n\n")
    return html.html
  }

  /// Returns a hash of the event without its id and revision.
  func digest(session: String?) -> UInt64 {
    var hash = hash
    hash.combine(session ?? "")
    return hash.value
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
