import NativeBridge

/// Ignores its messages, to measure the cost of the bridge itself.
final class NoOpComponent: BridgeComponent {
  /// Called with each message.
  static var onMessage: (() -> Void)?

  override class var name: String { "no-op" }

  override func onReceive(message: Message) {
    Self.onMessage?()
  }
}
