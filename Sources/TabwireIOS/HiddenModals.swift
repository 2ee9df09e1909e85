#if TabwireIOS
  import UIKit

  /// Takes the modal page and alerts of a tab off the screen while code has selected another tab. They keep their state: a web page
  /// may wait for the answer to an alert.
  @MainActor
  final class HiddenModals {
    /// The screens above the navigation stack, from back to front.
    private var modals: [UIViewController] = []
    /// Whether the tab is not to show its modal page now.
    private var isHiding = false

    /// Hidden alerts of all tabs, kept also if their tab is disposed. WebKit throws an exception if the alert of a web page is
    /// freed without an answer.
    private static var waitingAlerts: [UIViewController] = []

    var isEmpty: Bool { modals.isEmpty }

    /// Frees the screens, except alerts, because they belong to another user.
    func removeAll() {
      modals = []
    }

    /// Takes them off the screen.
    ///
    /// A modal of the app itself stays. UIKit reports it as presented by every screen of the window.
    func hide(from navigator: any TabNavigator) {
      guard let modal = navigator.rootViewController.presentedViewController, !modal.isBeingDismissed,
        modal === navigator.modalViewController || modal is UIAlertController
      else { return }
      isHiding = true
      let isPresenting = modal.afterTransition { [weak self, weak navigator] in
        if let self, let navigator, isHiding { hide(from: navigator) }
      }
      // UIKit dismisses nothing while it presents it.
      if isPresenting { return }
      modals = sequence(first: modal) { $0.presentedViewController }.filter { !$0.isBeingDismissed }
      Self.waitingAlerts += modals.filter { $0 is UIAlertController }
      navigator.rootViewController.dismiss(animated: false)
    }

    /// Presents what was hidden, if anything. UIKit accepts it only if the navigation stack is on the screen and presents nothing else;
    /// until then it stays hidden.
    func present(over stack: UINavigationController) {
      isHiding = false
      var front: UIViewController = stack
      while let modal = modals.first {
        // An app can present it itself meanwhile. UIKit throws an exception if that is done twice.
        if modal.presentingViewController == nil {
          if let other = front.presentedViewController {
            _ = other.afterTransition { [weak self, weak stack] in
              if let self, let stack, !isHiding { present(over: stack) }
            }
            return
          }
          front.present(modal, animated: false)
        }
        modals.removeFirst()
        Self.waitingAlerts.removeAll { $0 === modal }
        front = modal
      }
    }
  }
#endif
