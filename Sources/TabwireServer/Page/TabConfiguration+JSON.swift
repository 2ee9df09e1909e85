import Tabwire

extension TabConfiguration {
  /// The number of bytes reserved for the metadata that the web side adds to the message: the URL of the page.
  private static let metadataByteCount = 16 * 1024

  /// The data of a `configure` message (protocol, "Message format"), on one line.
  public var json: String { ConfigurationJSON(self).text(revision: revision, session: session) }

  /// The data of a `configure` message with one member a line, for people.
  public var prettyJSON: String {
    var json = JSONWriter(isPretty: true)
    json.object { json in
      ConfigurationJSON.writeStart(of: self, to: &json)
      ConfigurationJSON.write(revision: revision, session: session, to: &json)
      ConfigurationJSON.writeEnd(of: self, to: &json)
    }
    return json.text
  }

  /// Checks that a message leaves room for the metadata of the web side.
  ///
  /// - Parameter json: the data of the message.
  /// - Throws: `tooLarge` with the message that clients give.
  static func checkSize(of json: String) throws(ConfigurationError) {
    guard json.utf8.count + metadataByteCount > maximumByteCount else { return }
    // Trailing whitespace stands for the metadata.
    _ = try TabConfiguration(json: json + String(repeating: " ", count: metadataByteCount))
  }
}

/// The JSON of a configuration in two parts, between which the revision and the session stand.
struct ConfigurationJSON: Sendable, Hashable {
  let beforeRevision: String
  let afterSession: String

  init(_ configuration: TabConfiguration) {
    var json = JSONWriter(isPretty: false)
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
  func text(revision: Int64?, session: String?) -> String {
    beforeRevision + Self.members(revision: revision, session: session) + afterSession
  }

  /// Returns the members between the two parts.
  static func members(revision: Int64?, session: String?) -> String {
    var json = JSONWriter(isPretty: false, follows: true)
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
    json.member("live", isTrue: configuration.isLive)
  }

  fileprivate static func write(revision: Int64?, session: String?, to json: inout JSONWriter) {
    if let revision { json.member("revision") { $0.write(revision) } }
    json.member("session", session)
  }

  fileprivate static func writeEnd(of configuration: TabConfiguration, to json: inout JSONWriter) {
    json.member("tabBarHidden", isTrue: configuration.isTabBarHidden)
    json.member("tabs") { json in
      json.array(configuration.tabs) { json, tab in
        json.object { json in
          json.member("badge", tab.badge)
          json.member("deprecated", tab.deprecated?.rawValue)
          json.member("eager", isTrue: tab.isEager)
          json.member("icon", tab.icon)
          json.member("id", tab.id.rawValue)
          if !tab.owns.isEmpty { json.member("owns") { $0.array(tab.owns) { $0.write($1) } } }
          json.member("path", tab.path)
          json.member("replaces", tab.replaces?.rawValue)
          json.member("title", tab.title)
          json.member("version", tab.version)
        }
      }
    }
  }
}
