import NativeBridge
import TabwireWebKit

/// The component `search`, which shows a search field below the header bar.
///
/// The page sends `connect`, with an optional `placeholder`. The component replies with the `query` each time the user
/// changes it. A button in the header bar opens the field. Closing it sends an empty query.
public final class SearchComponent: BridgeComponent {
  override public nonisolated class var name: String { "search" }

  private enum Event: String {
    case connect
    case disconnect
  }

  private struct MessageData: Decodable {
    let placeholder: String?
  }

  override public func onReceive(message: Message) {
    switch Event(rawValue: message.event) {
    case .connect: connect(message)
    case .disconnect: screen?.removeSearchField()
    case nil: reject(message, reason: "unknown event")
    }
  }

  private func connect(_ message: Message) {
    guard let data: MessageData = message.data() else {
      return reject(message, reason: "placeholder is not a string")
    }
    screen?.addSearchField(placeholder: data.placeholder ?? localized("Search")) { [weak self] query in
      self?.reply(to: Event.connect.rawValue, with: ["query": query])
    }
  }
}
