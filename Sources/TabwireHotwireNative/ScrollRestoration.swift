#if HotwireNative && TabwireIOS
  import Foundation
  @preconcurrency import HotwireNative
  import WebKit

  /// Restores the scroll position of a suspended page when it has loaded again.
  @MainActor
  struct ScrollRestoration {
    private let url: URL
    private let position: CGPoint

    /// - Parameters:
    ///   - url: The address of the page. Another page, such as one that the server redirects to, is not scrolled.
    ///   - position: The position, in CSS pixels.
    init(of url: URL, to position: CGPoint) {
      self.url = url
      self.position = position
    }

    /// Asks the page of a session for its scroll position.
    ///
    /// - Parameter completion: Called with the position, or with `nil` if the user would lose something, the page is still
    ///   loading, or it does not answer.
    static func position(in session: Session, completion: @escaping @MainActor (CGPoint?) -> Void) {
      session.webView.evaluateJavaScript(positionScript) { result, _ in
        guard let position = result as? [Double], position.count == 2 else { return completion(nil) }
        completion(CGPoint(x: position[0], y: position[1]))
      }
    }

    func pageDidLoad(in session: Session) {
      guard session.webView.url == url else { return }
      session.webView.evaluateJavaScript(restoreScript, completionHandler: nil)
    }

    // MARK: Scripts

    /// Returns the scroll position, or null if a reload would lose something.
    static let positionScript = """
      document.readyState != "complete" || \(PageInput.unsavedScript) ? null : [scrollX, scrollY]
      """

    /// Scrolls now, and when images have their size, unless the user has scrolled.
    var restoreScript: String {
      """
      (() => {
        const scroll = () => scrollTo({ left: \(position.x), top: \(position.y), behavior: "instant" })
        scroll()
        if (document.readyState == "complete") return
        addEventListener("load", scroll, { once: true })
        addEventListener("touchstart", () => removeEventListener("load", scroll), { once: true, passive: true })
      })()
      """
    }
  }
#endif
