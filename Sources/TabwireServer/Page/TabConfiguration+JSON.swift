import Tabwire

extension TabConfiguration {
  /// How much JSON is left to what the web side adds to the message: the address of the page.
  private static let roomForMetadata = 16 * 1024

  /// The data of a `configure` message (protocol, "Message format").
  public var json: String { json(isReadable: false) }

  /// The same with a line for each member, for people to read.
  public var readableJSON: String { json(isReadable: true) }

  private func json(isReadable: Bool) -> String {
    var json = JSONWriter(isReadable: isReadable)
    json.object { json in
      if let active {
        json.member("active", active.rawValue)
      } else {
        // Bootstrap says so in so many words.
        json.member("active") { $0.writeNull() }
      }
      if let revision { json.member("revision") { $0.write(revision) } }
      json.member("session", session)
      json.member("tabs") { json in
        json.list(tabs) { json, tab in
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

  /// - Parameter json: the data of the message.
  /// - Throws: the error of the clients if it is too large for them.
  static func checkSize(of json: String) throws(ConfigurationError) {
    guard json.utf8.count + roomForMetadata > maximumByteCount else { return }
    // Whitespace after the value stands for what the web side adds.
    _ = try TabConfiguration(json: json + String(repeating: " ", count: roomForMetadata))
  }
}
