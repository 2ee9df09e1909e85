#if canImport(CWebKitGTK)
  import NativeBridge

  /// Asks the user to confirm something: component `alert`.
  ///
  /// The page sends `show` with a title and, if it likes, `description`, `confirm`, `dismiss` (the words on the buttons)
  /// and `destructive`. It gets a reply if the user confirms.
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
      guard message.event == "show", let data: MessageData = message.data(),
        let screen = delegate?.destination as? Screen
      else { return }
      let alert = Alert(
        title: data.title, description: data.description ?? "", confirm: data.confirm ?? "OK",
        dismiss: data.dismiss ?? "Cancel", isDestructive: data.destructive ?? false)
      screen.show(alert) { [weak self] in self?.reply(to: "show") }
    }
  }
#endif
