/// What a component sees of the ``BridgeDelegate`` it belongs to, so that tests can put another in its place.
@MainActor
public protocol BridgingDelegate: AnyObject {
  /// The address the destination was made for.
  var location: String { get }

  /// The screen the components belong to.
  var destination: (any BridgeDestination)? { get }

  /// The web view that shows the destination's page; `nil` while it shows another destination's.
  var webView: (any BridgeWebView)? { get }

  /// The web view now shows this destination's page.
  func webViewDidBecomeActive(_ webView: any BridgeWebView)

  /// The web view no longer shows this destination's page.
  func webViewDidBecomeDeactivated()

  /// Replies to a message.
  ///
  /// - Returns: Whether the page took the reply.
  /// - Throws: What the web view throws.
  func reply(with message: Message) async throws -> Bool

  /// The destination's view is there.
  func onViewDidLoad()
  /// The destination is about to be shown.
  func onViewWillAppear()
  /// The destination is shown.
  func onViewDidAppear()
  /// The destination is about to go.
  func onViewWillDisappear()
  /// The destination is gone.
  func onViewDidDisappear()

  /// The destination's component of a type, if it has received a message and the destination is active.
  func component<C: BridgeComponent>() -> C?

  /// A page is there and waits to hear which components there are.
  func bridgeDidInitialize()

  /// A message came from the page.
  ///
  /// - Returns: Whether it was for this destination.
  func bridgeDidReceiveMessage(_ message: Message) -> Bool
}
