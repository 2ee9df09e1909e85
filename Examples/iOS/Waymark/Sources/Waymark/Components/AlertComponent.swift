import HotwireNative
import UIKit

/// Asks the user to confirm something: component `alert`.
///
/// The page sends `show` with a title, and optionally `description`, the button titles `confirm` and `dismiss`, and
/// `destructive`. It gets a reply if the user confirms.
final class AlertComponent: BridgeComponent {
  override nonisolated class var name: String { "alert" }

  private struct MessageData: Decodable {
    let title: String
    let description: String?
    let confirm: String?
    let dismiss: String?
    let destructive: Bool?
  }

  override func onReceive(message: Message) {
    guard message.event == "show", let data: MessageData = message.data(),
      let screen = delegate?.destination as? UIViewController
    else { return }
    let alert = UIAlertController(title: data.title, message: data.description, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: data.dismiss ?? "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: data.confirm ?? "OK", style: data.destructive == true ? .destructive : .default) {
        [weak self] _ in
        Task { try await self?.reply(to: "show") }
      })
    screen.present(alert, animated: true)
  }
}
