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
    for member in MessageMember.byName.prefix(while: { $0 != .revision }) {
      json.member(member.row.name, configuration.value(of: member))
    }
  }

  fileprivate static func write(revision: Int64?, session: String?, to json: inout JSONWriter) {
    if let revision { json.member("revision") { $0.write(revision) } }
    json.member("session", session)
  }

  fileprivate static func writeEnd(of configuration: TabConfiguration, to json: inout JSONWriter) {
    for member in MessageMember.byName.drop(while: { $0 != .session }).dropFirst() {
      json.member(member.row.name, configuration.value(of: member))
    }
  }
}

extension JSONWriter {
  /// Writes a member of a configuration or of a tab.
  fileprivate mutating func member(_ name: StaticString, _ value: MemberValue) {
    switch value {
    case .absent, .wrong: break
    case .null: member(name) { $0.writeNull() }
    case .flag: member(name, isTrue: true)
    case .integer(let integer): member(name) { $0.write(integer) }
    case .text(let text): member(name, text)
    case .texts(let texts): member(name) { $0.array(texts) { $0.write($1) } }
    case .image(let image):
      member(name) { json in
        json.object { json in
          if image.kind != .symbol { json.member("kind", image.kind.rawValue) }
          json.member("path", image.path)
        }
      }
    case .tabs(let tabs):
      member(name) { json in
        json.array(tabs) { json, tab in
          json.object { json in
            for member in TabMember.byName { json.member(member.row.name, tab.values[member]) }
          }
        }
      }
    }
  }
}

extension MessageMember {
  fileprivate static let byName = allCases.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
}

extension TabMember {
  fileprivate static let byName = allCases.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
}
