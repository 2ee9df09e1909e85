import NativeBridge
import TabwireWebKit

/// The component `alert`, which asks the user to confirm something.
///
/// The page sends `show` with `title` and optionally `description`, `confirm`, `dismiss` (the button labels) and
/// `destructive`. The component replies if the user confirms.
public final class AlertComponent: BridgeComponent {
  override public nonisolated class var name: String { "alert" }

  private struct MessageData: Decodable {
    let title: String
    let description: String?
    let confirm: String?
    let dismiss: String?
    let destructive: Bool?
  }

  override public func onReceive(message: Message) {
    guard message.event == "show" else { return reject(message, reason: "unknown event") }
    guard let data: MessageData = message.data() else { return reject(message, reason: "it has no title") }
    let alert = Alert(
      title: data.title, description: data.description ?? "", confirm: data.confirm ?? localized("OK"),
      dismiss: data.dismiss ?? localized("Cancel"), isDestructive: data.destructive ?? false)
    screen?.show(alert) { [weak self] in self?.reply(to: "show") }
  }
}
