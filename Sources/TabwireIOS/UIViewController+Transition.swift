#if TabwireIOS
  import UIKit

  extension UIViewController {
    /// Calls a handler when its presentation or dismissal has ended, if one is under way.
    ///
    /// - Returns: Whether one is under way.
    func afterTransition(_ handler: @escaping @MainActor () -> Void) -> Bool {
      guard isBeingPresented || isBeingDismissed, let transitionCoordinator else { return false }
      return transitionCoordinator.animate(alongsideTransition: nil) { _ in
        // UIKit completes its own part first.
        Task { handler() }
      }
    }
  }
#endif
