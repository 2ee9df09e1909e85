/// The text of an event without its id, revision and session, which differ between streams.
///
/// All streams with the same tabs, texts and page share it.
struct EventMarkup: Sendable, Hashable {
  private let page: PageMarkup
  /// The text before the revision and the session, without the id.
  let beforeRevision: String
  /// The text after them.
  let afterSession: String
  private let hash: StableHash

  /// - Parameter page: The markup of the page.
  init(_ page: PageMarkup) {
    self.page = page
    beforeRevision =
      #"data: <turbo-stream action="replace" targets="nav.tab-bar"><template>"# + Self.data(page.beforeRevision)
    afterSession = Self.data(page.afterSession) + "</template></turbo-stream>\n\n"
    hash = [page.beforeRevision, page.afterSession].reduce(into: StableHash()) { $0.combine($1) }
  }

  /// Returns the `<nav>` element.
  func html(revision: Int64?, session: String?) -> String {
    page.html(revision: revision, session: session)
  }

  /// Returns a hash of the event without its id and revision.
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
