/// A native screen that shows a page, and the place where components show what is native about it.
@MainActor
public protocol BridgeDestination: AnyObject {
  /// Called once for each component, when its first message has come and before it receives it.
  ///
  /// Does nothing by default.
  func onBridgeComponentInitialized(_ component: BridgeComponent)
}

extension BridgeDestination {
  public func onBridgeComponentInitialized(_ component: BridgeComponent) {}
}
