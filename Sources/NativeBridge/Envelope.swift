import Foundation

/// What `relay.js` posts: the address of the page on the first line, and below it what the page says, if anything.
///
/// The address is read where the page's own scripts cannot reach, so it is true.
enum Envelope {
  /// A new document is there.
  case announcement

  case message(Message)

  /// How many bytes a message may have.
  static let limit = 1 << 20

  /// How many bytes an address may have.
  private static let addressLimit = 1 << 16

  /// Reads what the script message handler received.
  ///
  /// - Throws: ``BridgeError`` if it is neither an announcement nor a message.
  init(_ body: String) throws(BridgeError) {
    let bytes = body.utf8
    let endOfAddress = bytes.prefix(Self.addressLimit + 1).firstIndex(of: UInt8(ascii: "\n"))
    let address = body[..<(endOfAddress ?? bytes.endIndex)]
    let length = address.utf8.count
    if length > Self.addressLimit { throw .tooLarge(bytes: length, limit: Self.addressLimit) }

    self =
      if let endOfAddress {
        .message(try Message(posted: body[bytes.index(after: endOfAddress)...], by: String(address)))
      } else {
        .announcement
      }
  }
}

extension Message {
  /// Reads what a page says. Nothing of it is interpreted before its size is known, and its data not at all.
  fileprivate init(posted text: Substring, by page: String) throws(BridgeError) {
    let bytes = text.utf8.count
    if bytes > Envelope.limit { throw .tooLarge(bytes: bytes, limit: Envelope.limit) }

    let message: WireMessage
    do {
      message = try JSONDecoder().decode(WireMessage.self, from: Data(text.utf8))
    } catch {
      throw .malformed(error.reason)
    }
    if JSONDepth.isExceeded(by: message.jsonData) { throw .tooDeep(limit: JSONDepth.limit) }
    if let url = message.metadata?.url, url != page { throw .misattributed(claimed: url, actual: page) }

    self.init(
      id: message.id, component: message.component, event: message.event,
      metadata: message.metadata.map { Metadata(url: $0.url) }, jsonData: message.jsonData)
  }
}

/// The form of a message between `bridge.js` and ``Bridge``, in both directions. Its data is text within the text, so
/// that it arrives as it was written and only a component ever interprets it.
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
