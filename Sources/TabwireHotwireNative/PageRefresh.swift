#if HotwireNative && canImport(HotwireNative)
  import Foundation
  import HotwireNative
  import UIKit
  import WebKit

  /// Reloads the page in front of a navigator, or offers the reload if the user would lose input.
  @MainActor
  final class PageRefresh {
    private weak var navigator: Navigator?
    private let title: String
    private weak var offer: UIButton?

    /// Whether a reload was started or offered, and no page has loaded since.
    private(set) var isPending = false

    /// - Parameters:
    ///   - navigator: The navigator whose pages to reload.
    ///   - title: The title of the button that offers a reload.
    init(of navigator: Navigator, title: String) {
      self.navigator = navigator
      self.title = title
    }

    /// Reloads the page in front, or offers it.
    func start() {
      guard let navigator, let screen = navigator.session.topmostVisitable else { return }
      isPending = true
      let session = navigator.session
      session.clearSnapshotCache()
      // A native screen or a modal page covers the page. It reloads when it returns to the front.
      guard session.activeVisitable === screen, navigator.rootViewController.presentedViewController == nil else {
        return session.markContentAsStale()
      }
      session.webView.evaluateJavaScript(PageInput.unsavedScript) { [weak self] result, _ in
        if result as? Bool == true { self?.offerReload() } else { self?.reload() }
      }
    }

    /// Notes that a page has loaded, which is up to date.
    func pageDidLoad() {
      isPending = false
      offer?.removeFromSuperview()
    }

    /// Reloads the page with Turbo, which revalidates it and keeps the navigation stack.
    private func reload() {
      offer?.removeFromSuperview()
      guard let session = navigator?.session, let screen = session.activeVisitable else { return }
      session.webView.evaluateJavaScript(Self.keepScrollScript, completionHandler: nil)
      session.visit(screen, action: .replace)
    }

    private func offerReload() {
      guard offer?.superview == nil, let view = navigator?.rootViewController.topViewController?.viewIfLoaded else {
        return
      }
      var configuration = UIButton.Configuration.filled()
      configuration.title = title
      let button = UIButton(
        configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.reload() })
      button.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(button)
      NSLayoutConstraint.activate([
        button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
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
  }
#endif
