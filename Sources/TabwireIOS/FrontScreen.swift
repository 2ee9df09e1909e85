#if TabwireIOS
  import UIKit

  /// The facts about the screen in front of a navigation stack that decide whether the tab bar is hidden.
  struct FrontScreen: Equatable {
    /// Whether it is the first screen, which has no way back.
    var isFirst = true
    /// Whether it was pushed with `hidesBottomBarWhenPushed`, as Hotwire Native does with `hideTabBarWhenPushed`.
    var hidesTabBar = false
  }

  /// Observes which screen of a navigation stack is in front.
  ///
  /// UIKit hides the tab bar for pushed screens by itself only where the stack is a child of the tab bar controller.
  final class FrontScreenObserver: NSObject, UINavigationControllerDelegate {
    private let onChange: @MainActor (FrontScreen) -> Void
    private let onShow: @MainActor (UIViewController) -> Void

    /// - Parameters:
    ///   - onChange: Called when another screen is about to be in front, or is.
    ///   - onShow: Called when a screen has come to the front.
    init(
      onChange: @escaping @MainActor (FrontScreen) -> Void, onShow: @escaping @MainActor (UIViewController) -> Void
    ) {
      self.onChange = onChange
      self.onShow = onShow
    }

    /// Observes a stack, unless the app has set a delegate.
    func observe(_ stack: UINavigationController) {
      if stack.delegate == nil { stack.delegate = self }
    }

    /// Reports the screen in front.
    func update(_ stack: UINavigationController) {
      guard let top = stack.topViewController else { return }
      report(top, in: stack)
    }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
      // After a pop the tab bar appears when the pop is complete: the user can cancel a swipe.
      if viewController !== navigationController.viewControllers.first {
        report(viewController, in: navigationController)
      }
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      report(viewController, in: navigationController)
      onShow(viewController)
    }

    private func report(_ screen: UIViewController, in stack: UINavigationController) {
      onChange(
        FrontScreen(isFirst: screen === stack.viewControllers.first, hidesTabBar: screen.hidesBottomBarWhenPushed))
    }
  }
#endif
