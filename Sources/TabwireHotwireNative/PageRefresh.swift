#if HotwireNative && TabwireIOS
  import Foundation
  @preconcurrency import HotwireNative
  import UIKit
  import WebKit

  /// Reloads the pages of a navigator that are out of date or belong to another user, each in its own screen.
  ///
  /// A page reloads while its screen shows the web view, also behind a sheet. Any other page reloads when its screen returns
  /// to the front. `Session.markContentAsStale()` would reload the next screen that appears instead, and cancel its visit.
  @MainActor
  final class PageRefresh {
    /// The reason why a page has to be reloaded.
    private enum Reason {
      case outdated
      /// The page belongs to another user. It is covered until the reload, and its input is discarded.
      case foreign
    }

    private struct Mark {
      weak var screen: UIViewController?
      var reason: Reason
      weak var cover: UIView?
    }

    private weak var navigator: Navigator?
    private let title: String
    private weak var offer: UIButton?
    private var marks: [Mark] = []

    /// Whether the page that was loaded last has to be reloaded.
    var isPending: Bool {
      screen.map { reason(of: $0) != nil } ?? false
    }

    /// - Parameters:
    ///   - navigator: The navigator whose pages to reload.
    ///   - title: The title of the button that offers a reload.
    init(of navigator: Navigator, title: String) {
      self.navigator = navigator
      self.title = title
    }

    /// Reloads the page that was loaded last, because it is out of date, or offers the reload if the user would lose input.
    func start() {
      guard let screen else { return }
      if reason(of: screen) == nil { mark(screen, Mark(screen: screen, reason: .outdated)) }
      refresh(screen, by: .replace)
    }

    /// Covers and reloads the page behind a modal page, because it belongs to another user.
    func discardPagesBehindModal() {
      guard let navigator else { return }
      guard let screen, navigator.rootViewController.viewControllers.contains(where: { $0 === screen }) else {
        return empty(navigator.session)
      }
      mark(screen, Mark(screen: screen, reason: .foreign, cover: cover(screen)))
      refresh(screen, by: .replace)
    }

    /// Empties web views whose pages are in no screen, because they belong to another user.
    func emptyHiddenWebViews() {
      guard let navigator else { return }
      empty(navigator.modalSession)
      if let screen, !navigator.rootViewController.viewControllers.contains(where: { $0 === screen }) {
        empty(navigator.session)
      }
    }

    /// Reloads the page of a screen that has returned to the front, if that is necessary.
    func didShow(_ screen: UIViewController) {
      if reason(of: screen) != nil { refresh(screen, by: .restore) }
    }

    /// Records that a page has loaded, which is up to date.
    func pageDidLoad() {
      guard let screen = (navigator?.session.activeVisitable)?.visitableViewController ?? screen else { return }
      marks.first { $0.screen === screen }?.cover?.removeFromSuperview()
      marks.removeAll { $0.screen == nil || $0.screen === screen }
      offer?.removeFromSuperview()
    }

    // MARK: Marks

    /// The screen of the page that was loaded last.
    private var screen: UIViewController? { navigator?.session.topmostVisitable?.visitableViewController }

    private func reason(of screen: UIViewController) -> Reason? {
      marks.first { $0.screen === screen }?.reason
    }

    private func mark(_ screen: UIViewController, _ mark: Mark) {
      marks.removeAll { $0.screen == nil || $0.screen === screen }
      marks.append(mark)
    }

    // MARK: Reloads

    private func refresh(_ screen: UIViewController, by action: VisitAction) {
      guard let session = navigator?.session, reason(of: screen) == .outdated else {
        return reload(screen, by: action)
      }
      session.webView.evaluateJavaScript(PageInput.unsavedScript) { [weak self, weak screen] result, _ in
        guard let self, let screen, reason(of: screen) != nil else { return }
        if result as? Bool == true { offerReload(of: screen) } else { reload(screen, by: action) }
      }
    }

    /// Reloads the page with Turbo, which revalidates it and keeps the navigation stack. Without cached pages, a page that
    /// is not in front reloads when Hotwire Native shows it again.
    private func reload(_ screen: UIViewController, by action: VisitAction) {
      offer?.removeFromSuperview()
      guard let session = navigator?.session else { return }
      session.clearSnapshotCache()
      guard let page = session.activeVisitable, page.visitableViewController === screen else { return }
      // A restoration visit restores the scroll position by itself.
      if action == .replace { session.webView.evaluateJavaScript(Self.keepScrollScript, completionHandler: nil) }
      session.visit(page, action: action)
    }

    private func empty(_ session: Session) {
      guard session.topmostVisitable != nil else { return }
      session.webView.evaluateJavaScript(Self.emptyScript, completionHandler: nil)
    }

    private func cover(_ screen: UIViewController) -> UIView? {
      guard let view = screen.viewIfLoaded else { return nil }
      let cover = UIView(frame: view.bounds)
      cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      cover.backgroundColor = .systemBackground
      view.addSubview(cover)
      return cover
    }

    // MARK: The offer

    private func offerReload(of screen: UIViewController) {
      guard offer?.superview == nil, let view = screen.viewIfLoaded else { return }
      var configuration = UIButton.Configuration.filled()
      configuration.title = title
      let button = UIButton(
        configuration: configuration,
        primaryAction: UIAction { [weak self, weak screen] _ in
          if let screen { self?.reload(screen, by: .replace) }
        })
      button.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(button)
      NSLayoutConstraint.activate([
        button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        button.leadingAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
        button.trailingAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
        // The keyboard is open where the user types. Without it, the guide ends at the safe area.
        button.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -16),
      ])
      UIAccessibility.post(notification: .layoutChanged, argument: button)
      offer = button
    }

    // MARK: Scripts

    /// Restores the scroll position after the next page load of Turbo.
    static let keepScrollScript = """
      (() => {
        const { scrollX, scrollY } = window
        addEventListener("turbo:load", () => scrollTo(scrollX, scrollY), { once: true })
      })()
      """

    /// Lets Turbo take no snapshot of the page when it is left.
    static let noSnapshotScript = """
      document.head?.insertAdjacentHTML("beforeend", '<meta name="turbo-cache-control" content="no-cache">')
      """

    /// Removes the page, and keeps Turbo for the next visit.
    static let emptyScript = """
      (() => {
        document.title = ""
        document.head.insertAdjacentHTML("beforeend", '<meta name="turbo-cache-control" content="no-cache">')
        document.body.replaceChildren()
      })()
      """
  }
#endif
