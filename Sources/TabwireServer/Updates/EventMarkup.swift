/// The text of an event without its id, mark, revision and session, which differ between streams.
///
/// All streams with the same tabs, texts and page share it.
struct EventMarkup: Sendable, Hashable {
  private let page: PageMarkup
  /// The text before the mark, without the id.
  private let beforeMark: String
  /// The text between the mark and the revision.
  private let beforeRevision: String
  /// The text after the session.
  private let afterSession: String
  private let hash: StableHash

  /// - Parameter page: The markup of the page.
  init(_ page: PageMarkup) {
    self.page = page
    beforeMark =
      #"data: <turbo-stream action="replace" targets="nav.tab-bar"><template>"# + Self.data(page.beforeMark)
    beforeRevision = Self.data(page.beforeRevision)
    afterSession = Self.data(page.afterSession) + "</template></turbo-stream>\n\n"
    hash = [page.beforeMark, page.beforeRevision, page.afterSession].reduce(into: StableHash()) { $0.combine($1) }
  }

  /// Returns the `<nav>` element.
  func html(_ members: RequestMembers) -> String { page.html(members) }

  /// Returns the parts of the data, in their order. Streams share the long ones.
  func data(_ members: RequestMembers) -> [String] {
    [beforeMark, Self.data(members.attribute), beforeRevision, members.json, afterSession]
  }

  /// Returns a hash of the event without its id, mark and revision.
  func digest(session: String?) -> UInt64 {
    var hash = hash
    hash.combine(session ?? "")
    return hash.value
  }

  /// Returns a text as data of an event, which a line break would end: the next line is data, too.
  private static func data(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
      .joined(separator: "\ndata: ")
  }
}
