import NativeBridge

/// The component `theme`, which sets the color scheme of the app, until a page sets another one.
///
/// The page sends `connect` with the `theme` `light` or `dark`. Without a theme, the app has its own color scheme again.
public final class ThemeComponent: BridgeComponent {
  override public nonisolated class var name: String { "theme" }

  private struct MessageData: Decodable {
    let theme: String?
  }

  override public func onReceive(message: Message) {
    guard message.event == "connect" else { return reject(message, reason: "unknown event") }
    let data: MessageData? = message.data()
    switch data?.theme ?? "" {
    case "light": screen?.setColorScheme(.light)
    case "dark": screen?.setColorScheme(.dark)
    case "": screen?.setColorScheme(nil)
    default: reject(message, reason: "theme is neither light nor dark")
    }
  }
}
