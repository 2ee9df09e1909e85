#if canImport(UIKit)
  import UIKit

  /// The navigator of a container, created and started when its tab is first selected.
  ///
  /// A navigator of Hotwire Native creates two web views in its initializer. Creating it early costs memory, and
  /// starting it early costs the server a request.
  @MainActor
  package final class LazyNavigator {
    private let makeNavigator: @MainActor () -> any TabNavigator
    /// The navigator, or `nil` until it is started.
    package private(set) var navigator: (any TabNavigator)?

    /// Creates a navigator on demand.
    ///
    /// - Parameter makeNavigator: Creates the navigator without starting it. Called at most once.
    package init(_ makeNavigator: @escaping @MainActor () -> any TabNavigator) {
      self.makeNavigator = makeNavigator
    }

    /// Whether the navigator was created and started.
    package var isStarted: Bool { navigator != nil }

    /// Creates and starts the navigator. Further calls do nothing.
    package func start() {
      guard navigator == nil else { return }
      let navigator = makeNavigator()
      self.navigator = navigator
      navigator.start()
    }

    /// Pops to the root, or scrolls to the top if the root is shown.
    package func reselect() {
      guard let root = navigator?.rootViewController else { return }
      if root.viewControllers.count > 1 {
        root.popToRootViewController(animated: true)
      } else {
        root.topViewController?.viewIfLoaded?.firstScrollView?.scrollToTop()
      }
    }
  }

  extension UIView {
    /// The scroll view closest to the top of the view hierarchy: that of a page's web view.
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
