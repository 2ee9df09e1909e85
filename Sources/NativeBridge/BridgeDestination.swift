/// A native screen that shows a page and the native controls of the page's components.
@MainActor
public protocol BridgeDestination: AnyObject {
  /// Called once for each component, before the component receives its first message.
  ///
  /// The default implementation does nothing.
  func onBridgeComponentInitialized(_ component: BridgeComponent)
}

extension BridgeDestination {
  public func onBridgeComponentInitialized(_ component: BridgeComponent) {}
}
