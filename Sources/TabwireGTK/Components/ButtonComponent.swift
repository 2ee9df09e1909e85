import NativeBridge

/// The component `button`, which shows a button of the page in the header bar.
///
/// The page sends an event with the title of its button. When the user clicks the native button, the component replies to
/// that event, and the page clicks its own button, which it hides. Pages use one of two vocabularies, and the component
/// understands both:
///
/// | | Hotwire Native's documentation | bridge-components |
/// | --- | --- | --- |
/// | add | `connect` | `right`, `left` |
/// | icon | `image` | `iosImage`, `androidImage` |
/// | remove | – | `disconnect` |
///
/// A later button with the same event replaces the earlier one. An icon that is not known is replaced by the title.
public final class ButtonComponent: BridgeComponent {
  override public nonisolated class var name: String { "button" }

  private enum Event: String {
    case connect
    case right
    case left
    case disconnect
  }

  private struct MessageData: Decodable {
    let title: String
    let image: String?
    let iosImage: String?
    let androidImage: String?
  }

  private var buttons: [Event: HeaderButton] = [:]

  override public func onReceive(message: Message) {
    switch Event(rawValue: message.event) {
    case .disconnect: for event in buttons.keys { remove(event) }
    case let event?: add(message, event)
    case nil: reject(message, reason: "unknown event")
    }
  }

  private func add(_ message: Message, _ event: Event) {
    remove(event)
    guard let data: MessageData = message.data() else { return reject(message, reason: "it has no title") }
    let icon = [data.image, data.iosImage, data.androidImage].compactMap(\.self)
      .compactMap { screen?.iconName(for: $0) }.first
    buttons[event] = screen?.addHeaderButton(
      data.title, icon: icon, side: event == .left ? .start : .end, isSuggested: false
    ) { [weak self] in
      self?.reply(to: event.rawValue)
    }
  }

  private func remove(_ event: Event) {
    if let button = buttons.removeValue(forKey: event) { screen?.removeHeaderButton(button) }
  }
}
