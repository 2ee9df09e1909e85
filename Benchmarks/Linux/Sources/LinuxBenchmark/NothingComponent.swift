import NativeBridge

/// Does nothing with its messages but tell of them: what the bridge itself costs.
final class NothingComponent: BridgeComponent {
  /// Called with each message.
  static var onMessage: (() -> Void)?

  override class var name: String { "nothing" }

  override func onReceive(message: Message) {
    Self.onMessage?()
  }
}
