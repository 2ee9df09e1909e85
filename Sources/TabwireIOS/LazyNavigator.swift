#if canImport(UIKit)
  import UIKit

  /// The navigator of a container, made and started when its tab is first selected.
  ///
  /// A navigator of Hotwire Native makes two web views as soon as it is made, so that making it early costs memory, and
  /// starting it early costs the server a request.
  @MainActor
  public final class LazyNavigator {
    private let make: @MainActor () -> any TabNavigator
    /// The navigator, once it is started.
    public private(set) var navigator: (any TabNavigator)?

    /// - Parameter make: makes the navigator, without starting it. Called once at most.
    public init(_ make: @escaping @MainActor () -> any TabNavigator) {
      self.make = make
    }

    /// Whether the tab was selected before.
    public var isStarted: Bool { navigator != nil }

    /// Makes and starts the navigator. Further calls do nothing.
    public func start() {
      guard navigator == nil else { return }
      let navigator = make()
      self.navigator = navigator
      navigator.start()
    }

    /// The user tapped the tab while it was selected: it goes to its root, or scrolls to the top if it is there.
    public func reselect() {
      guard let root = navigator?.rootViewController else { return }
      if root.viewControllers.count > 1 {
        root.popToRootViewController(animated: true)
      } else {
        root.topViewController?.viewIfLoaded?.firstScrollView?.scrollToTop()
      }
    }
  }

  extension UIView {
    /// The scroll view nearest to the top of the hierarchy: that of a screen's web view.
    fileprivate var firstScrollView: UIScrollView? {
      var level = [self]
      while !level.isEmpty {
        if let found = level.lazy.compactMap({ $0 as? UIScrollView }).first(where: \.scrollsToTop) { return found }
        level = level.flatMap(\.subviews)
      }
      return nil
    }
  }

  extension UIScrollView {
    fileprivate func scrollToTop() {
      let inset = adjustedContentInset
      setContentOffset(CGPoint(x: -inset.left, y: -inset.top), animated: true)
    }
  }
#endif
