import Foundation
import Logging
import NativeBridge
import TabwireClient

/// Logs errors of a page, its messages to components, and why it sent no tabs. For developers.
@MainActor
package final class PageLog {
  /// The name of the script message handler, in the bridge's isolated world.
  package static let messageHandlerName = "nativeLog"
  /// The time between the end of a load and the check for a configuration.
  private static let delay = Duration.seconds(1)

  private let logger: Logger
  private var hasSentConfiguration = false
  private var check: Task<Void, Never>?

  package init(logger: Logger) {
    self.logger = logger
  }

  isolated deinit {
    check?.cancel()
  }

  /// The scripts that report errors of pages.
  static var scripts: [UserScript] {
    [
      UserScript(.isolated, without: "errors of pages are not logged") {
        try JavaScript(calling: PackageResources.page_log_relay_js, with: [messageHandlerName]).source
      },
      UserScript(.page, without: "errors of pages are not logged") {
        try JavaScript(calling: PackageResources.page_log_js, with: [String]()).source
      },
    ]
  }

  /// Logs an error that the relay reported.
  package func receiveError(_ text: String) {
    logger.notice("page: \(text.singleLine)")
  }

  /// Logs a message to a component.
  ///
  /// - Parameters:
  ///   - isAccepted: Whether the bridge delivered it to a component.
  package func receiveMessage(_ body: String, isAccepted: Bool) {
    struct Wire: Decodable {
      let component: String
      let event: String
      let jsonData: String?
    }
    // The first line is the address of the page. A body without a message announces a new document.
    guard let end = body.firstIndex(of: "\n") else { return }
    guard let message = try? JSONDecoder().decode(Wire.self, from: Data(body[body.index(after: end)...].utf8)) else {
      return logger.notice("message: malformed, refused")
    }
    if message.component == "navigation", message.event == "configure" { hasSentConfiguration = true }
    let outcome = isAccepted ? "delivered" : "refused"
    let data = String((message.jsonData ?? "").prefix(200)).singleLine
    logger.notice("message: \("\(message.component) \(message.event)".singleLine) \(outcome) · \(data)")
  }

  /// Resets the log for a new page.
  package func pageDidCommit() {
    hasSentConfiguration = false
    check?.cancel()
  }

  /// Checks, some time after the load, why the page sent no tabs.
  package func pageDidFinishLoading(_ webView: any BridgeWebView) {
    check?.cancel()
    check = Task { [weak self, weak webView] in
      try? await Task.sleep(for: Self.delay)
      // A web view without an address shows no page: its load has failed.
      guard !Task.isCancelled, let self, let webView, let url = webView.url, !hasSentConfiguration,
        let json = try? await webView.evaluateJavaScript(Self.diagnosis),
        let diagnosis = try? JSONDecoder().decode(Diagnosis.self, from: Data(json.utf8)), !hasSentConfiguration
      else { return }
      logger.notice("\(url.path()) sent no tabs: \(diagnosis.reason)")
    }
  }

  private struct Diagnosis: Decodable {
    let hasBridge: Bool
    let hasElement: Bool
    let hasWebLibrary: Bool

    var reason: String {
      if !hasBridge { return "the bridge script never started (check the page's Content-Security-Policy)" }
      if !hasElement {
        return "no element has data-controller=\"navigation\" (render the tab bar in the page's layout)"
      }
      if !hasWebLibrary {
        return "the page's bridge library never started (import @tabwire/web or @hotwired/hotwire-native-bridge)"
      }
      return "no message arrived from navigation (check that Stimulus starts and registers the controller)"
    }
  }

  private static let diagnosis = """
    ({ hasBridge: !!window.nativeBridge, hasWebLibrary: !!(window.HotwireNative ?? window.Strada)?.web,
      hasElement: !!document.querySelector("[data-controller~='navigation']") })
    """
}
