/// The last message of each event that a component received. Pages choose the events, so their number is bounded.
struct ReceivedMessages {
  private static let maximumCount = 64
  private var messages: [Message] = []

  subscript(event: String) -> Message? {
    messages.last { $0.event == event }
  }

  mutating func append(_ message: Message) {
    messages.removeAll { $0.event == message.event }
    if messages.count == Self.maximumCount { messages.removeFirst() }
    messages.append(message)
  }
}
