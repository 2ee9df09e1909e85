import HotwireNative
import UIKit

/// Shows a form's submit button in the navigation bar: component `form`.
///
/// The page sends `connect` with the title of its button, and `submitEnabled` or `submitDisabled` when that changes. A tap on
/// the native button replies to `connect`, and the page clicks its own hidden button.
final class FormComponent: BridgeComponent {
  override nonisolated class var name: String { "form" }

  private enum Event: String {
    case connect
    case submitEnabled
    case submitDisabled
  }

  private struct MessageData: Decodable {
    let submitTitle: String
  }

  private var button: UIBarButtonItem?

  override func onReceive(message: Message) {
    switch Event(rawValue: message.event) {
    case .connect: connect(message)
    case .submitEnabled: button?.isEnabled = true
    case .submitDisabled: button?.isEnabled = false
    case nil: break
    }
  }

  private func connect(_ message: Message) {
    guard let data: MessageData = message.data(), let screen = delegate?.destination as? UIViewController else {
      return
    }
    let action = UIAction(title: data.submitTitle) { [weak self] _ in
      Task { try await self?.reply(to: Event.connect.rawValue) }
    }
    let button = UIBarButtonItem(primaryAction: action)
    screen.navigationItem.rightBarButtonItem = button
    self.button = button
  }
}
