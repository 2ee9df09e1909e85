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
      guard let stack = navigator?.rootViewController else { return }
      guard stack.viewControllers.count > 1 else {
        stack.topViewController?.viewIfLoaded?.firstScrollView?.scrollToTop()
        return
      }
      // Hotwire Native overrides popViewController(animated:) to learn that the web view moves to the root, and no other pop.
      if let root = stack.viewControllers.first, let top = stack.topViewController, stack.viewControllers.count > 2 {
        stack.setViewControllers([root, top], animated: false)
      }
      stack.popViewController(animated: true)
    }

    /// Whether the user opened the tab from the More list.
    package var isOpenFromMore: Bool {
      (navigator?.rootViewController.parent as? NavigatorContainer)?.isOpenFromMore ?? false
    }

    // MARK: Modal pages

    private var hiddenModal: UIViewController?

    /// Takes a modal page off the screen, for when code selects another tab. The modal page keeps its state.
    ///
    /// An alert stays on the screen, because a web page waits for its answer.
    package func hideModal() {
      guard let stack = navigator?.rootViewController, let modal = stack.presentedViewController,
        !modal.isBeingDismissed, !modal.presentsAlert
      else { return }
      hiddenModal = modal
      stack.dismiss(animated: false)
    }

    /// Presents the modal page that was hidden, if any. The navigation stack must be on the screen.
    package func presentHiddenModal() {
      guard let modal = hiddenModal, let stack = navigator?.rootViewController else { return }
      hiddenModal = nil
      stack.present(modal, animated: false)
    }
  }

  extension UIViewController {
    /// Whether it is an alert, or has one in front of it.
    fileprivate var presentsAlert: Bool {
      self is UIAlertController || presentedViewController?.presentsAlert ?? false
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
