/// The two scripts that connect a page to its ``Bridge``.
///
/// Inject both at the start of every document, in the top frame only. ``page`` runs in the page's own world, where
/// it finds the web components. ``relay`` runs in an isolated world named ``worldName``, the only one with a script
/// message handler. A handler in the page's world would be open to every frame, and to scripts that claim to be another
/// page. The relay receives events of its own document only, and reads the address where the page cannot change it.
public struct BridgeScripts: Sendable {
  /// The name of the isolated world of ``relay``.
  public static let worldName = "native-bridge"

  /// The name of the script message handler that ``relay`` posts to. Register it in the isolated world only.
  public static let messageHandlerName = "nativeBridge"

  /// The source text of the native adapter, for the page's world.
  public let page: String

  /// The source text of the relay, for the isolated world.
  public let relay: String

  /// Creates the scripts.
  ///
  /// - Parameter platform: The name of the platform in `data-bridge-platform` and in opt-outs, such as `ios` or `linux`.
  /// - Throws: `EncodingError` if a script's arguments cannot be encoded.
  public init(platform: String) throws {
    page = try JavaScript(calling: PackageResources.bridge_js, with: [platform]).source
    relay = try JavaScript(
      calling: PackageResources.relay_js, with: [Self.messageHandlerName, ScriptMessage.maximumByteCount]
    ).source
  }
}
