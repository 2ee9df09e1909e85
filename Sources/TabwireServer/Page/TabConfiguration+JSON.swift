import Foundation
import Tabwire

extension TabConfiguration {
  /// How much JSON is left to what the web side adds to the message: the address of the page.
  private static let roomForMetadata = 16 * 1024

  /// The data of a `configure` message (protocol, "Message format").
  public var json: String { json([]) }

  /// The same with a line for each member, for people to read.
  public var readableJSON: String { json(.prettyPrinted) }

  private func json(_ formatting: JSONEncoder.OutputFormatting) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    // Texts and integers can always be encoded; were it otherwise, a page without a tab bar would be the answer.
    let data = (try? encoder.encode(Message(self))) ?? Data(#"{"active":null,"tabs":[]}"#.utf8)
    return String(decoding: data, as: UTF8.self)
  }

  /// - Parameter json: the data of the message.
  /// - Throws: the error of the clients if it is too large for them.
  static func checkSize(of json: String) throws(ConfigurationError) {
    guard json.utf8.count + roomForMetadata > maximumSize else { return }
    // Whitespace after the value stands for what the web side adds.
    _ = try TabConfiguration(json: json + String(repeating: " ", count: roomForMetadata))
  }
}

/// The shape of the message.
private struct Message: Encodable {
  struct Tab: Encodable {
    let id: String
    let title: String
    let icon: String
    let path: String
    let deprecated: String?
    let replaces: String?
    let badge: String?
  }

  let active: String?
  let tabs: [Tab]
  let revision: Int64?
  let session: String?

  private enum CodingKeys: String, CodingKey {
    case active, tabs, revision, session
  }

  init(_ configuration: TabConfiguration) {
    active = configuration.active?.rawValue
    tabs = configuration.tabs.map { tab in
      Tab(
        id: tab.id.rawValue, title: tab.title, icon: tab.icon, path: tab.path,
        deprecated: tab.deprecated?.rawValue, replaces: tab.replaces?.rawValue, badge: tab.badge)
    }
    revision = configuration.revision
    session = configuration.session
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    // Bootstrap says `"active": null` in so many words.
    try container.encode(active, forKey: .active)
    try container.encode(tabs, forKey: .tabs)
    try container.encodeIfPresent(revision, forKey: .revision)
    try container.encodeIfPresent(session, forKey: .session)
  }
}
