import NativeBridge
import TabwireClient

/// The bridge component that receives tab configurations: component `navigation`, event `configure`.
///
/// The configurations of pages in modal windows are ignored. A rejected one changes nothing; see `TabManager.receive(_:from:showing:isFirstPage:)`.
public final class NavigationComponent: BridgeComponent {
  override public nonisolated class var name: String { "navigation" }

  /// `false`: a configuration counts only while its container is selected. The web side sends it again when its page
  /// comes back to the front.
  override public nonisolated class var keepsMessagesWhileInactive: Bool { false }

  override public func onReceive(message: Message) {
    guard message.event == "configure", let screen, !screen.isModal else { return }
    // A page may send its configuration more than once. The reason of a rejection is logged once.
    if message.jsonData == rejected { return }
    let outcome = screen.tabManager.receive(
      message.jsonData, from: screen.containerID, showing: screen.shownURL, isFirstPage: screen.isFirstPage)
    rejected = outcome == .rejected ? message.jsonData : nil
  }

  private var rejected: String?
}
