extension TabConfiguration {
  /// The data of a `configure` message (P4.1), on one line.
  public var json: String { ConfigurationJSON(self).text(revision: revision, session: session) }

  /// The data of a `configure` message with one member per line, for people.
  public var prettyJSON: String {
    var json = JSONWriter(.lines)
    json.object { json in
      ConfigurationJSON.writeStart(of: self, to: &json)
      ConfigurationJSON.write(revision: revision, session: session, to: &json)
      ConfigurationJSON.writeEnd(of: self, to: &json)
    }
    return json.text
  }
}

/// The JSON of a configuration in two parts, between which the revision and the session stand.
package struct ConfigurationJSON: Sendable, Hashable {
  package let beforeRevision: String
  package let afterSession: String

  package init(_ configuration: TabConfiguration) {
    var json = JSONWriter(.compact)
    var start = 0
    json.object { json in
      Self.writeStart(of: configuration, to: &json)
      start = json.byteCount
      Self.writeEnd(of: configuration, to: &json)
    }
    let text = json.text
    let index = text.utf8.index(text.startIndex, offsetBy: start)
    beforeRevision = String(text[..<index])
    afterSession = String(text[index...])
  }

  /// Returns the whole JSON.
  package func text(revision: Int64?, session: String?) -> String {
    beforeRevision + Self.members(revision: revision, session: session) + afterSession
  }

  /// Returns the members between the two parts.
  package static func members(revision: Int64?, session: String?) -> String {
    var json = JSONWriter(.compact, follows: true)
    write(revision: revision, session: session, to: &json)
    return json.text
  }

  fileprivate static func writeStart(of configuration: TabConfiguration, to json: inout JSONWriter) {
    if let active = configuration.active {
      json.member("active", active.rawValue)
    } else {
      // The protocol requires an explicit `"active": null` in bootstrap.
      json.member("active") { $0.writeNull() }
    }
    if let appBadge = configuration.appBadge { json.member("appBadge") { $0.write(appBadge) } }
    json.member("live", isTrue: configuration.isLive)
    json.member("reorders", isTrue: configuration.reorders)
  }

  fileprivate static func write(revision: Int64?, session: String?, to json: inout JSONWriter) {
    if let revision { json.member("revision") { $0.write(revision) } }
    json.member("session", session)
  }

  fileprivate static func writeEnd(of configuration: TabConfiguration, to json: inout JSONWriter) {
    json.member("tabBarHidden", isTrue: configuration.isTabBarHidden)
    json.member("tabs") { json in
      json.array(configuration.entries) { json, tab in
        json.object { json in
          json.member("action", isTrue: tab.isAction)
          json.member("badge", isTrue: tab.hasDot)
          json.member("badge", tab.badge)
          json.member("badgeLabel", tab.badgeLabel)
          json.member("deprecated", tab.deprecated?.rawValue)
          json.member("eager", isTrue: tab.isEager)
          json.member("icon", tab.icon)
          json.member("id", tab.id.rawValue)
          if let image = tab.image {
            json.member("image") { json in
              json.object { json in
                if image.kind != .symbol { json.member("kind", image.kind.rawValue) }
                json.member("path", image.path)
              }
            }
          }
          if !tab.owns.isEmpty { json.member("owns") { $0.array(tab.owns) { $0.write($1) } } }
          json.member("path", tab.path)
          json.member("replaces", tab.replaces?.rawValue)
          json.member("role", tab.role?.rawValue)
          json.member("title", tab.title)
          json.member("version", tab.version)
        }
      }
    }
  }
}
