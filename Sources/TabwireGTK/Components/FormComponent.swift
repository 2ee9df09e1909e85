import NativeBridge

/// The component `form`, which shows a form's submit button in the header bar.
///
/// The page sends `connect` with the title of its button, and an event when the button is enabled or disabled. When the
/// user clicks the native button, the component replies to `connect`, and the page clicks its own button, which it hides.
///
/// Pages use one of two vocabularies, and the component understands both:
///
/// | | Hotwire Native's demo | bridge-components |
/// | --- | --- | --- |
/// | title in `connect` | `submitTitle` | `title` |
/// | enable, disable | `submitEnabled`, `submitDisabled` | `enableSubmit`, `disableSubmit` |
/// | remove | – | `disconnect` |
public final class FormComponent: BridgeComponent {
  override public nonisolated class var name: String { "form" }

  private enum Event: String {
    case connect
    case submitEnabled
    case submitDisabled
    case enableSubmit
    case disableSubmit
    case disconnect
  }

  private struct MessageData: Decodable {
    let submitTitle: String?
    let title: String?
  }

  private var button: HeaderButton?

  override public func onReceive(message: Message) {
    switch Event(rawValue: message.event) {
    case .connect: connect(message)
    case .submitEnabled, .enableSubmit: button?.isEnabled = true
    case .submitDisabled, .disableSubmit: button?.isEnabled = false
    case .disconnect: removeButton()
    case nil: reject(message, reason: "unknown event")
    }
  }

  private func connect(_ message: Message) {
    let data: MessageData? = message.data()
    guard let title = data?.submitTitle ?? data?.title else {
      removeButton()
      return reject(message, reason: "it has neither submitTitle nor title")
    }
    removeButton()
    button = screen?.addHeaderButton(title) { [weak self] in self?.reply(to: Event.connect.rawValue) }
  }

  private func removeButton() {
    if let button { screen?.removeHeaderButton(button) }
    button = nil
  }
}
