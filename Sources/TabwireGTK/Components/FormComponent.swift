#if canImport(CWebKitGTK)
  import NativeBridge

  /// Shows a form's submit button in the header bar: component `form`.
  ///
  /// The page sends `connect` with the title of its button, and `submitEnabled` and `submitDisabled` as that changes.
  /// When the user clicks the native button, the page gets the reply to `connect` and clicks its own, which it hides.
  public final class FormComponent: BridgeComponent {
    override public nonisolated class var name: String { "form" }

    private enum Event: String {
      case connect
      case submitEnabled
      case submitDisabled
    }

    private struct MessageData: Decodable {
      let submitTitle: String
    }

    private var button: HeaderButton?

    override public func onReceive(message: Message) {
      switch Event(rawValue: message.event) {
      case .connect: connect(message)
      case .submitEnabled: button?.isEnabled = true
      case .submitDisabled: button?.isEnabled = false
      case nil: break
      }
    }

    private func connect(_ message: Message) {
      guard let data: MessageData = message.data(), let screen = delegate?.destination as? Screen else { return }
      if let button { screen.removeHeaderButton(button) }
      button = screen.addHeaderButton(data.submitTitle) { [weak self] in
        self?.reply(to: Event.connect.rawValue)
      }
    }
  }
#endif
