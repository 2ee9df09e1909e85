#if canImport(UIKit)
  /// Options of a tab bar that the app sets and no server can change.
  public struct TabBarOptions: Sendable, Hashable {
    /// When the tab bar minimizes, from iOS 26 on.
    public enum MinimizeBehavior: Sendable, Hashable {
      /// The default of the system.
      case automatic
      /// Never.
      case never
      /// While the user scrolls down.
      case onScrollDown
      /// While the user scrolls up.
      case onScrollUp
    }

    /// When the tab bar minimizes, from iOS 26 on.
    public var minimizeBehavior: MinimizeBehavior
    /// Whether a tap on the selected tab pops it to its root, or scrolls to the top if it is there.
    public var popsToRootOnReselect: Bool

    /// Creates options. The defaults are those of the system.
    ///
    /// - Parameters:
    ///   - minimizeBehavior: When the tab bar minimizes, from iOS 26 on.
    ///   - popsToRootOnReselect: Whether a tap on the selected tab pops it to its root, or scrolls to the top if it is
    ///     there.
    public init(minimizeBehavior: MinimizeBehavior = .automatic, popsToRootOnReselect: Bool = true) {
      self.minimizeBehavior = minimizeBehavior
      self.popsToRootOnReselect = popsToRootOnReselect
    }
  }
#endif
