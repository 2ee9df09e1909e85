@_exported import UIKit

/// A double of WebKit's class. Tests set its page and the results of its scripts.
open class WKWebView: UIView {
  open package(set) var url: URL?
  public let configuration: WKWebViewConfiguration
  public let scrollView = UIScrollView(frame: .zero)
  /// The calls to the web view, in order.
  package var log: [String] = []
  /// Returns the result of a script that the page runs.
  package var run: (String) -> Any? = { _ in nil }
  package private(set) var isMediaSuspended = false
  /// Whether its web process has ended. It answers scripts with an error then.
  package var isTerminated = false

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addSubview(scrollView)
  }

  /// The page answers later: at ``answerScripts()``, or before its next message.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    log.append(javaScriptString)
    guard let completionHandler else { return }
    answers.append { [unowned self] in
      if isTerminated {
        completionHandler(nil, CocoaError(.featureUnsupported))
      } else {
        completionHandler(run(javaScriptString), nil)
      }
    }
  }

  private var answers: [() -> Void] = []

  /// Completes the scripts that were started, in order.
  package func answerScripts() {
    while !answers.isEmpty { answers.removeFirst()() }
  }

  open func setAllMediaPlaybackSuspended(
    _ suspended: Bool, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    isMediaSuspended = suspended
    completionHandler?()
  }

  /// Sends a message from the page to a message handler of the app.
  package func post(_ body: Any, to handler: String, isMainFrame: Bool = true) {
    answerScripts()
    let controller = configuration.userContentController
    controller.handlers[handler]?.userContentController(
      controller, didReceive: WKScriptMessage(body: body, from: self, isMainFrame: isMainFrame))
  }
}

@MainActor
@preconcurrency
public protocol WKUIDelegate: AnyObject {}
