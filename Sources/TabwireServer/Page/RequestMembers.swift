import Tabwire

/// What differs between the requests that share the markup of a tab bar. It is never cached (P13.12).
struct RequestMembers: Sendable, Hashable {
  /// The revision of the configuration, or `nil`.
  let revision: Int64?
  /// The session of the configuration, or `nil`.
  let session: String?
  /// The cookie that names the user, as `NAME=VALUE`, or `nil` (P13.24).
  let mark: String?

  /// The attribute that names the cookie, or an empty text.
  var attribute: String {
    guard let mark else { return "" }
    var html = HTMLWriter(capacity: 128)
    html.markup(#" data-session-mark=""#)
    html.text(mark)
    html.markup(#"""#)
    return html.html
  }

  /// The members of the configuration, escaped for its attribute.
  var json: String {
    var html = HTMLWriter(capacity: 256)
    html.json(ConfigurationJSON.members(revision: revision, session: session))
    return html.html
  }
}
