/// A tab bar that a stream delivers to a page that is open.
///
/// It is the whole tab bar, never a difference: events may be dropped, repeated or late.
public struct TabBarEvent: Sendable, Hashable {
  /// The id, which a client sends back when it reconnects.
  public let id: TabBarEventID
  private let markup: EventMarkup
  private let revision: Int64?
  private let session: String?

  /// - Parameters:
  ///   - markup: The markup that streams share.
  ///   - revision: The revision of the configuration, or `nil`.
  ///   - seen: The highest revision that the client has seen, or `nil`. It stands in the id if the configuration has none.
  ///   - session: The session of the configuration, or `nil`.
  init(_ markup: EventMarkup, revision: Int64?, above seen: Int64?, session: String?) {
    id = TabBarEventID(revision: revision ?? seen ?? 0, digest: markup.digest(session: session))
    self.markup = markup
    self.revision = revision
    self.session = session
  }

  /// The `<nav>` element. Its configuration is `live`: it says nothing about the page in front (P11.18).
  public var html: String { markup.html(revision: revision, session: session) }

  /// The event in the format `text/event-stream`: a Turbo Stream that replaces the tab bar.
  public var text: String { parts.joined() }

  /// The parts of the text, in their order. Streams share the long ones.
  package var parts: [String] {
    let members = PageMarkup.members(revision: revision, session: session)
    return ["id: \(id)\n", markup.beforeRevision, members, markup.afterSession]
  }
}
