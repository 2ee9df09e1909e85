import NativeBridge
import TabwireClient

/// The component `navigation` in modal windows. Pages hide their own tab bar as they do in a tab, but their
/// configurations are ignored.
final class ModalNavigationComponent: BridgeComponent {
  override nonisolated class var name: String { NavigationComponent.name }

  override func onReceive(message: Message) {}
}
