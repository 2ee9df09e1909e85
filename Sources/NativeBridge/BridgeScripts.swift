/// The two scripts that make a page speak to ``Bridge``.
///
/// Both are injected at the start of every document, in the top frame only. ``page`` runs in the page's own world, where
/// it can talk to the web components; ``relay`` runs in an isolated world named ``worldName``, the only one that has a
/// script message handler. A handler in the page's world would be open to every frame in it, and to scripts that claim
/// to be another page; the relay only hears its own document and says truthfully which one that is.
public struct BridgeScripts: Sendable {
  /// The name of the isolated script world of ``relay``.
  public static let worldName = "native-bridge"

  /// The name of the script message handler that ``relay`` posts to. Register it in the isolated world only.
  public static let messageHandlerName = "nativeBridge"

  /// The native adapter, for the page's world.
  public let page: String

  /// What carries the page's messages to the script message handler, for the isolated world.
  public let relay: String

  /// Makes the scripts.
  ///
  /// - Parameter platform: The name of the platform, as it appears in `data-bridge-platform` and in opt-outs: `ios`, `linux`.
  public init(platform: String) {
    page = Self.call(PackageResources.bridge_js, with: platform)
    relay = Self.call(PackageResources.relay_js, with: Self.messageHandlerName, Envelope.limit)
  }

  /// Each file is one function expression.
  private static func call(_ function: [UInt8], with arguments: any Encodable & Sendable...) -> String {
    // Strings and integers can always be encoded.
    let list = arguments.compactMap { try? JavaScript.literal($0) }.joined(separator: ", ")
    return "(\(String(decoding: function, as: UTF8.self)))(\(list))"
  }
}
