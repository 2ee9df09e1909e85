/// A tab bar that a stream delivers to a page that is open.
///
/// It is the whole tab bar, never a difference: events may be dropped, repeated or late.
public struct TabBarEvent: Sendable, Hashable {
  /// The id, which a client sends back when it reconnects.
  public let id: TabBarEventID
  /// The `<nav>` element. Its configuration is `live`: it says nothing about the page in front (protocol, `live`).
  public let html: String

  /// The event in the format `text/event-stream`: a Turbo Stream that replaces the tab bar.
  public var text: String {
    let stream = #"<turbo-stream action="replace" targets="nav.tab-bar"><template>\#(html)</template></turbo-stream>"#
    // A line break would end the data of the event.
    let lines = stream.split(omittingEmptySubsequences: false) { $0.isNewline }
    return "id: \(id)\n" + lines.map { "data: \($0)\n" }.joined() + "\n"
  }
}
