#if canImport(CWebKitGTK)
  import NativeBridge
  import TabwireClient

  /// Stands in for the component `navigation` in what is modal: the page leaves its tab bar out, as in a tab, and what it
  /// wants of the tabs is not heard.
  final class ModalNavigationComponent: BridgeComponent {
    override nonisolated class var name: String { NavigationComponent.name }

    override func onReceive(message: Message) {}
  }
#endif
