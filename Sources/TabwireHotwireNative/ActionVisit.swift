#if HotwireNative && TabwireIOS
  import Foundation
  import HotwireNative
  import TabwireIOS
  import UIKit

  /// The visit of an action's path, from the tap until its page has loaded (P23.2).
  ///
  /// Hotwire Native does not report that a page is not going to load. So the visit also ends when the page is no longer in front of
  /// its navigation stack, and after a time.
  @MainActor
  final class ActionVisit {
    private weak var navigator: Navigator?
    private weak var screen: UIViewController?
    private var completion: (@MainActor () -> Void)?
    private var timeout: Task<Void, Never>?

    /// Visits a page as the path configuration says.
    ///
    /// - Parameters:
    ///   - url: The path of the action.
    ///   - limit: The time after which the visit has ended.
    ///   - completion: Called once when the visit has ended.
    init(
      of url: URL, in navigator: Navigator, limit: Duration = .seconds(10), completion: @escaping @MainActor () -> Void
    ) {
      self.navigator = navigator
      self.completion = completion
      let before = navigator.frontScreen
      navigator.visit(url)
      let screen = navigator.frontScreen
      self.screen = screen
      // A native screen loads no page, and a rejected visit shows none.
      guard screen !== before, screen is any Visitable else {
        end()
        return
      }
      timeout = Task { [weak self] in
        try? await Task.sleep(for: limit)
        if !Task.isCancelled { self?.end() }
      }
    }

    /// Records that a page has loaded.
    ///
    /// - Parameter isModal: Whether it is in the modal navigation stack.
    func pageDidLoad(isModal: Bool) {
      guard let screen, let navigator else { return end() }
      if isModal == navigator.modalRootViewController.viewControllers.contains(where: { $0 === screen }) { end() }
    }

    /// Records that a screen has come to the front of the main navigation stack.
    func didShow(_ screen: UIViewController) {
      if let own = self.screen,
        navigator?.modalRootViewController.viewControllers.contains(where: { $0 === own }) ?? false
      {
        return
      }
      if screen !== self.screen { end() }
    }

    /// Ends the visit, because another one begins or its page is not going to load.
    func end() {
      timeout?.cancel()
      completion?()
      completion = nil
    }
  }
#endif
