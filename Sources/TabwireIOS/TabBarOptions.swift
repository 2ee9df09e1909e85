#if canImport(UIKit)
  /// What an app can choose about its tab bar.
  public struct TabBarOptions: Sendable, Hashable {
    /// When the bar makes room for the page, from iOS 26 on.
    public enum Minimizing: Sendable, Hashable {
      /// As the system has it.
      case automatic
      /// Never.
      case never
      /// While the user scrolls down.
      case onScrollDown
      /// While the user scrolls up.
      case onScrollUp
    }

    /// When the bar makes room for the page, from iOS 26 on.
    public var minimizing: Minimizing
    /// Whether a tap on the selected tab takes it to its root, or to the top if it is there.
    public var goesToRootOnReselect: Bool

    /// The options, as the system has them unless others are given.
    ///
    /// - Parameters:
    ///   - minimizing: when the bar makes room for the page, from iOS 26 on.
    ///   - goesToRootOnReselect: whether a tap on the selected tab takes it to its root, or to the top if it is there.
    public init(minimizing: Minimizing = .automatic, goesToRootOnReselect: Bool = true) {
      self.minimizing = minimizing
      self.goesToRootOnReselect = goesToRootOnReselect
    }
  }
#endif
