import NativeBridge

/// The component `toast`, which shows a toast.
///
/// The page sends `show` with the text as `message`, as bridge-components does, or as `text`.
public final class ToastComponent: BridgeComponent {
  override public nonisolated class var name: String { "toast" }

  private struct MessageData: Decodable {
    let message: String?
    let text: String?
  }

  override public func onReceive(message: Message) {
    guard message.event == "show" else { return reject(message, reason: "unknown event") }
    let data: MessageData? = message.data()
    guard let text = data?.message ?? data?.text else {
      return reject(message, reason: "it has neither message nor text")
    }
    screen?.showToast(text)
  }
}
