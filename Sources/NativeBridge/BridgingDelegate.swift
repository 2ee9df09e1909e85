/// The interface of ``BridgeDelegate`` to components and bridges. Tests of a component can provide their own.
@MainActor
public protocol BridgingDelegate: AnyObject {
  /// The address of the destination's page.
  var location: String { get }

  /// The destination of the components.
  var destination: (any BridgeDestination)? { get }

  /// The web view that shows the destination's page, or `nil` while it shows another destination's.
  var webView: (any BridgeWebView)? { get }

  /// Called when the web view starts to show the destination's page. The destination becomes active.
  func webViewDidBecomeActive(_ webView: any BridgeWebView)

  /// Called when the web view stops showing the destination's page. The destination becomes inactive.
  func webViewDidBecomeDeactivated()

  /// Replies to a message.
  ///
  /// - Returns: Whether the page received the reply.
  /// - Throws: An error of the web view.
  func reply(with message: Message) async throws -> Bool

  /// Called when the destination's view has loaded.
  func onViewDidLoad()
  /// Called before the destination's view appears.
  func onViewWillAppear()
  /// Called when the destination's view has appeared.
  func onViewDidAppear()
  /// Called before the destination's view disappears.
  func onViewWillDisappear()
  /// Called when the destination's view has disappeared.
  func onViewDidDisappear()

  /// Returns the destination's component of a type, or `nil` if it received no message yet or the destination is not
  /// active.
  func component<C: BridgeComponent>() -> C?

  /// Called when a page is ready for the registration of components.
  func bridgeDidInitialize()

  /// Called with a message of the page.
  ///
  /// - Returns: Whether a component of the destination received the message.
  @discardableResult
  func bridgeDidReceiveMessage(_ message: Message) -> Bool
}
