/// An error of a bridge.
public enum BridgeError: Error, Hashable, Sendable {
  /// The web view of the bridge was freed.
  case missingWebView
}

extension BridgeError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missingWebView: "the web view of the bridge was freed"
    }
  }
}

/// An error of a component.
public enum BridgeComponentError: Error, Hashable, Sendable {
  /// The component has no delegate, because its destination was freed.
  case delegateNil
}

extension BridgeComponentError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .delegateNil: "the component has no delegate, because its destination was freed"
    }
  }
}
