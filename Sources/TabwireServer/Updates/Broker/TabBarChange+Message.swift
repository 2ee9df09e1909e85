/// A change as the text of a broker's message: the name of a topic, or an empty text for everybody.
///
/// Programs in other languages can publish changes, too: `NOTIFY tabwire, 'user:7'`.
extension TabBarChange {
  /// The maximum length of a message in bytes of UTF-8.
  public static let maximumMessageByteCount = 200

  /// The text of the message. A topic whose name cannot be a message is published as a change for everybody.
  public var message: String {
    guard case .topic(let topic) = self, Self.isTopic(topic.name) else { return "" }
    return topic.name
  }

  /// Reads a message.
  ///
  /// - Parameter message: The text of a message.
  /// - Returns: `nil` if it is neither empty nor the name of a topic: if it has more than ``maximumMessageByteCount`` bytes,
  ///   spaces or control characters.
  public init?(message: String) {
    if message.isEmpty {
      self = .everybody
    } else if Self.isTopic(message) {
      self = .topic(TabBarTopic(message))
    } else {
      return nil
    }
  }

  /// Reads a message in UTF-8. A message of another program is rejected before it is decoded.
  init?(message: UnsafeBufferPointer<UInt8>) {
    guard message.count <= Self.maximumMessageByteCount, message.allSatisfy({ $0 > 0x20 && $0 != 0x7F }),
      let text = String(validating: message, as: UTF8.self)
    else { return nil }
    self.init(message: text)
  }

  private static func isTopic(_ name: String) -> Bool {
    (1...maximumMessageByteCount).contains(name.utf8.count)
      && name.unicodeScalars.allSatisfy { $0.value > 0x20 && !(0x7F...0xA0).contains($0.value) && $0 != "\u{FFFD}" }
  }
}
