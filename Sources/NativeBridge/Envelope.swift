import Foundation

/// What `relay.js` posts: the address of the page, and what the page says. Every member is a string, so that nothing
/// of what the page says is interpreted before its size and depth are known.
struct Envelope {
  /// How many bytes a page may post at once.
  static let limit = 1 << 20

  /// The address of the page. It is read where the page's own scripts cannot reach, so it is true.
  let page: String

  let content: Content

  enum Content {
    /// A new document is there and listens.
    case ready

    case message(Message)
  }

  /// Reads what the script message handler received.
  ///
  /// - Throws: ``BridgeError`` if it is no announcement and no message.
  init(_ body: String) throws(BridgeError) {
    let posted = try Self.decode(Posted.self, from: body)
    page = posted.page
    if let text = posted.message {
      content = .message(try Self.message(text, from: page))
    } else {
      content = .ready
    }
  }

  private static func message(_ text: String, from page: String) throws(BridgeError) -> Message {
    let wire = try decode(WireMessage.self, from: text)
    if JSONDepth.isExceeded(by: wire.jsonData) { throw .tooDeep(limit: JSONDepth.limit) }
    if let url = wire.metadata?.url, url != page { throw .misattributed(claimed: url, actual: page) }
    return Message(
      id: wire.id, component: wire.component, event: wire.event,
      metadata: wire.metadata.map { Message.Metadata(url: $0.url) }, jsonData: wire.jsonData)
  }

  private static func decode<T: Decodable>(_ type: T.Type, from text: String) throws(BridgeError) -> T {
    let bytes = text.utf8.count
    if bytes > limit { throw .tooLarge(bytes: bytes, limit: limit) }
    do {
      return try JSONDecoder().decode(type, from: Data(text.utf8))
    } catch {
      throw .malformed(error.reason)
    }
  }
}

/// The outer form, made by `relay.js`.
private struct Posted: Decodable {
  let page: String
  let message: String?
}

/// The form of a message between `bridge.js` and ``Bridge``, in both directions.
struct WireMessage: Codable {
  let id: String
  let component: String
  let event: String
  var metadata: Metadata?
  let jsonData: String

  struct Metadata: Codable {
    let url: String
  }
}
