/// Messages that wait until their destination appears. Pages decide how many they send, so number and size are bounded.
struct PendingMessages {
  static let maximumCount = 100
  static let maximumByteCount = 1 << 20

  private var messages: [Message] = []
  private var byteCount = 0

  /// Adds a message.
  ///
  /// - Returns: Whether there was room for it.
  mutating func append(_ message: Message) -> Bool {
    let size = message.id.utf8.count + message.event.utf8.count + message.jsonData.utf8.count
    guard messages.count < Self.maximumCount, byteCount + size <= Self.maximumByteCount else { return false }
    messages.append(message)
    byteCount += size
    return true
  }

  /// Removes all messages and returns them, in order of arrival.
  mutating func removeAll() -> [Message] {
    defer { self = PendingMessages() }
    return messages
  }
}
