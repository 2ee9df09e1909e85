import NativeBridge

/// Replies to every message.
final class EchoComponent: BridgeComponent {
  override class var name: String { "echo" }

  override func onReceive(message: Message) {
    reply(with: message)
  }
}
