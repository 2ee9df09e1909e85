/// The last message of each event that a component received. A page chooses the events, so only so many are kept.
struct ReceivedMessages {
  private static let limit = 64
  private var messages: [Message] = []

  subscript(event: String) -> Message? {
    messages.last { $0.event == event }
  }

  mutating func append(_ message: Message) {
    messages.removeAll { $0.event == message.event }
    if messages.count == Self.limit { messages.removeFirst() }
    messages.append(message)
  }
}
