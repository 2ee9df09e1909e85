/// A tab bar that a stream delivers to a page that is open.
///
/// It is the whole tab bar, never a difference: events may be dropped, repeated or late.
public struct TabBarEvent: Sendable, Hashable {
  /// The id, which a client sends back when it reconnects.
  public let id: TabBarEventID
  private let markup: EventMarkup
  private let members: RequestMembers

  /// - Parameters:
  ///   - markup: The markup that streams share.
  ///   - members: The members that streams do not share.
  ///   - seen: The highest revision that the client has seen, or `nil`. It stands in the id if the configuration has none.
  init(_ markup: EventMarkup, _ members: RequestMembers, above seen: Int64?) {
    id = TabBarEventID(revision: members.revision ?? seen ?? 0, digest: markup.digest(session: members.session))
    self.markup = markup
    self.members = members
  }

  /// The `<nav>` element. Its configuration is `live`: it says nothing about the page in front (P11.18).
  public var html: String { markup.html(members) }

  /// The event in the format `text/event-stream`: a Turbo Stream that replaces the tab bar.
  public var text: String { parts.joined() }

  /// The parts of the text, in their order. Streams share the long ones.
  package var parts: [String] { ["id: \(id)\n"] + markup.data(members) }
}
