/// A native screen that shows a page and the native controls of the page's components.
public protocol BridgeDestination: AnyObject {
  /// Called once for each component, before the component receives its first message.
  ///
  /// The default implementation does nothing.
  @MainActor
  func onBridgeComponentInitialized(_ component: BridgeComponent)
}

extension BridgeDestination {
  @MainActor
  public func onBridgeComponentInitialized(_ component: BridgeComponent) {}
}
