import Tabwire

extension TabConfiguration {
  /// The number of bytes reserved for the metadata that the web side adds to the message: the URL of the page.
  private static let metadataByteCount = 16 * 1024

  /// The data of a `configure` message (protocol, "Message format"), on one line.
  public var json: String { json(isPretty: false) }

  /// The data of a `configure` message with one member a line, for people.
  public var prettyJSON: String { json(isPretty: true) }

  private func json(isPretty: Bool) -> String {
    var json = JSONWriter(isPretty: isPretty)
    json.object { json in
      if let active {
        json.member("active", active.rawValue)
      } else {
        // The protocol requires an explicit `"active": null` in bootstrap.
        json.member("active") { $0.writeNull() }
      }
      if let revision { json.member("revision") { $0.write(revision) } }
      json.member("session", session)
      json.member("tabs") { json in
        json.array(tabs) { json, tab in
          json.object { json in
            json.member("badge", tab.badge)
            json.member("deprecated", tab.deprecated?.rawValue)
            json.member("icon", tab.icon)
            json.member("id", tab.id.rawValue)
            json.member("path", tab.path)
            json.member("replaces", tab.replaces?.rawValue)
            json.member("title", tab.title)
          }
        }
      }
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
