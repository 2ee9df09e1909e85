import Foundation
import TabwirePaths

/// Connects a destination with the bridge of the web view that shows its page.
///
/// A destination owns one and forwards its lifecycle to it. The delegate creates the destination's components: at most
/// one of each type, when its first message arrives.
@MainActor
public final class BridgeDelegate: BridgingDelegate {
  public let location: String
  public weak var destination: (any BridgeDestination)?

  private let componentTypes: [BridgeComponent.Type]
  private weak var bridge: Bridge?
  private var components: [BridgeComponent] = []
  private var isDestinationActive = false
  private var pending = PendingMessages()
  private var rejections = RejectionLog()

  /// Creates the delegate of a destination.
  ///
  /// - Parameters:
  ///   - location: The address of the destination's page. Messages from pages of other origins are rejected.
  ///   - destination: The destination. It is not retained.
  ///   - componentTypes: The types of the app's components.
  public init(location: String, destination: any BridgeDestination, componentTypes: [BridgeComponent.Type]) {
    self.location = location
    self.destination = destination
    self.componentTypes = componentTypes
  }

  public var webView: (any BridgeWebView)? {
    bridge?.webView
  }

  public func webViewDidBecomeActive(_ webView: any BridgeWebView) {
    bridge = webView.bridge
    webView.bridge.delegate = self
    activate()
  }

  public func webViewDidBecomeDeactivated() {
    if bridge?.delegate === self { bridge?.delegate = nil }
    bridge = nil
    isDestinationActive = false
    pending = PendingMessages()
  }

  @discardableResult
  public func reply(with message: Message) async throws -> Bool {
    guard let bridge else {
      debugLog("reply to \(quoted(message.event)) dropped: the web view no longer shows \(location)")
      return false
    }
    return try await bridge.reply(with: message)
  }

  public func component<C: BridgeComponent>() -> C? {
    activeComponents.lazy.compactMap { $0 as? C }.first
  }
}

// MARK: - The destination's lifecycle

extension BridgeDelegate {
  public func onViewDidLoad() {
    debugLog("viewDidLoad \(location)")
    activate { $0.viewDidLoad() }
  }

  public func onViewWillAppear() {
    debugLog("viewWillAppear \(location)")
    activate { $0.viewWillAppear() }
  }

  public func onViewDidAppear() {
    debugLog("viewDidAppear \(location)")
    activate { $0.viewDidAppear() }
  }

  public func onViewWillDisappear() {
    debugLog("viewWillDisappear \(location)")
    for component in activeComponents { component.viewWillDisappear() }
  }

  public func onViewDidDisappear() {
    debugLog("viewDidDisappear \(location)")
    for component in activeComponents { component.viewDidDisappear() }
    isDestinationActive = false
  }

  /// Activates the destination: calls a lifecycle method of its components, then delivers pending messages.
  private func activate(_ callLifecycleMethod: (BridgeComponent) -> Void = { _ in }) {
    isDestinationActive = true
    for component in components { callLifecycleMethod(component) }
    for message in pending.removeAll() { deliver(message) }
  }

  private var activeComponents: [BridgeComponent] {
    isDestinationActive ? components : []
  }
}

// MARK: - The page

extension BridgeDelegate {
  public func bridgeDidInitialize() {
    rejections = RejectionLog()
    pending = PendingMessages()
    let names = componentTypes.map { $0.name }
    Task { [bridge] in
      do {
        try await bridge?.register(components: names)
      } catch {
        Hotwire.config.logger.error("components not registered with \(location.loggableAddress): \(error)")
      }
    }
  }

  @discardableResult
  public func bridgeDidReceiveMessage(_ message: Message) -> Bool {
    guard let page = message.metadata?.url else {
      return reject(message, because: "it does not name its page (metadata.url)")
    }
    guard isOfOwnOrigin(page) else {
      return reject(message, because: "its page \(quoted(page)) is of another origin than \(quoted(location))")
    }
    guard isShown(page) else { return drop(message, because: "its page \(quoted(page)) was left before") }
    guard let type = componentTypes.first(where: { $0.name == message.component }) else {
      return reject(message, because: "the app has no such component")
    }
    if isDestinationActive { return deliver(message) }

    guard type.keepsMessagesWhileInactive else {
      return drop(message, because: "the destination \(quoted(location)) is not active")
    }
    guard pending.append(message) else {
      return reject(message, because: "too many messages wait for the destination \(quoted(location)) to appear")
    }
    debugLog("message kept until \(location) appears")
    return false
  }

  /// Drops a message that arrived after the user went to another page or tab. This is normal, so it is logged as
  /// information only.
  private func drop(_ message: Message, because reason: String) -> Bool {
    rejections.log("message to component \(quoted(message.component)) dropped: \(reason)", at: .info)
    return false
  }

  private func reject(_ message: Message, because reason: String) -> Bool {
    rejections.log("message to component \(quoted(message.component)) rejected: \(reason)")
    return false
  }

  @discardableResult
  private func deliver(_ message: Message) -> Bool {
    guard let component = component(named: message.component) else { return false }
    component.didReceive(message: message)
    return true
  }

  /// Whether the web view shows a page. Both addresses are escaped by `URL`.
  private func isShown(_ page: String) -> Bool {
    URL(string: page)?.absoluteString == (webView?.url ?? URL(string: location))?.absoluteString
  }

  private func isOfOwnOrigin(_ page: String) -> Bool {
    Origin(page).map { $0 == Origin(location) } ?? false
  }

  private func component(named name: String) -> BridgeComponent? {
    if let component = components.first(where: { type(of: $0).name == name }) { return component }
    guard let destination, let type = componentTypes.first(where: { $0.name == name }) else { return nil }
    let component = type.init(destination: destination, delegate: self)
    components.append(component)
    destination.onBridgeComponentInitialized(component)
    return component
  }
}
