import Foundation

/// The body of a script message that `relay.js` posts: the page's address on the first line, and the page's message below.
///
/// The relay reads the address in an isolated world, so the page cannot forge it.
enum ScriptMessage {
  /// A new document has started. The body is its address alone.
  case documentStarted

  /// A message of the page.
  case message(Message)

  /// The maximum size of a message, in bytes.
  static let maximumByteCount = 1 << 20

  /// The maximum size of an address, in bytes.
  private static let maximumAddressByteCount = 1 << 16

  /// Parses a body.
  ///
  /// - Throws: ``MessageError`` if the body is invalid.
  init(_ body: String) throws(MessageError) {
    let bytes = body.utf8
    let endOfAddress = bytes.prefix(Self.maximumAddressByteCount + 1).firstIndex(of: UInt8(ascii: "\n"))
    let address = body[..<(endOfAddress ?? bytes.endIndex)]
    let length = address.utf8.count
    if length > Self.maximumAddressByteCount { throw .tooLarge(bytes: length, maximum: Self.maximumAddressByteCount) }

    self =
      if let endOfAddress {
        .message(try Message(posted: body[bytes.index(after: endOfAddress)...], by: String(address)))
      } else {
        .documentStarted
      }
  }
}

extension Message {
  /// Parses a page's message. The size is checked before anything else, and the message's data is not parsed at all.
  fileprivate init(posted text: Substring, by page: String) throws(MessageError) {
    let bytes = text.utf8.count
    let maximum = ScriptMessage.maximumByteCount
    if bytes > maximum { throw .tooLarge(bytes: bytes, maximum: maximum) }

    let message: WireMessage
    do {
      message = try JSONDecoder().decode(WireMessage.self, from: Data(text.utf8))
    } catch {
      throw .malformed(error.reason)
    }
    if JSONDepth.isExceeded(by: message.jsonData) { throw .tooDeep(maximum: JSONDepth.maximum) }
    if let url = message.metadata?.url, url != page { throw .urlMismatch(claimed: url, actual: page) }

    self.init(
      id: message.id, component: message.component, event: message.event,
      metadata: message.metadata.map { Metadata(url: $0.url) }, jsonData: message.jsonData)
  }
}

/// The encoding of a message between `bridge.js` and ``Bridge``, in both directions. The data is text within the text, so
/// it arrives exactly as it was sent, and only components parse it.
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
