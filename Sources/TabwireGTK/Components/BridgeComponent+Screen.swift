import NativeBridge

extension BridgeComponent {
  /// The screen of the component, or `nil` after it has ended.
  var screen: Screen? { delegate?.destination as? Screen }

  /// Rejects a message that the component does not understand.
  ///
  /// Logs the reason and withdraws the component from the page, so that the page shows its own controls again.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - reason: The reason, as a clause about the message.
  public func reject(_ message: Message, reason: String) {
    Hotwire.config.logger.warning(
      "component \(String(reflecting: message.component)): message \(String(reflecting: message.event)) rejected: \(reason); the page shows its own controls"
    )
    screen?.withdraw(component: message.component)
  }
}
