#if HotwireNative && canImport(HotwireNative)
  import Foundation
  @preconcurrency import HotwireNative
  import WebKit

  /// Marks the configurations that come from a page's main frame.
  ///
  /// Hotwire Native does not report which frame sent a message, and any frame can send one in the name of the page. A user
  /// script in the main frame of pages on the app's origin adds a secret to the event of their configurations. Other frames
  /// and other origins never see the secret.
  @MainActor
  enum MainFrameSeal {
    private static let secret = UUID().uuidString

    /// The event of a configuration from a main frame.
    static let event = "configure \(secret)"

    /// Adds the script to the web views of a new navigator, and to those that Hotwire Native creates later to replace them.
    ///
    /// - Parameters:
    ///   - navigator: A navigator that is not started yet.
    ///   - startURL: The start URL of the app, whose origin may configure the tabs.
    static func install(in navigator: Navigator, startURL: URL) {
      let source = script(startURL: startURL)
      let controllers = [navigator.session, navigator.modalSession].map(\.webView.configuration.userContentController)
      guard !controllers.allSatisfy({ hasScript(source, $0) }) else { return }
      for controller in controllers { add(source, to: controller) }
      let makeWebView = Hotwire.config.makeCustomWebView
      Hotwire.config.makeCustomWebView = { configuration in
        let webView = makeWebView(configuration)
        MainActor.assumeIsolated { add(source, to: webView.configuration.userContentController) }
        return webView
      }
    }

    private static func add(_ source: String, to controller: WKUserContentController) {
      guard !hasScript(source, controller) else { return }
      controller.addUserScript(
        WKUserScript(source: source, injectionTime: .atDocumentStart, forMainFrameOnly: true))
    }

    private static func hasScript(_ source: String, _ controller: WKUserContentController) -> Bool {
      controller.userScripts.contains { $0.source == source }
    }

    /// Returns the user script. Hotwire Native's script may run before or after it.
    static func script(startURL: URL) -> String {
      """
      (() => {
        if (window.location.origin !== new URL(\(quoted(startURL.absoluteString))).origin) return

        const seal = bridge => {
          const receive = bridge.receive
          bridge.receive = function (message) {
            const isConfiguration = message.component === "navigation" && message.event === "configure"
            receive.call(this, isConfiguration ? { ...message, event: \(quoted(event)) } : message)
          }
          return bridge
        }

        if (window.nativeBridge) return seal(window.nativeBridge)
        let nativeBridge
        Object.defineProperty(window, "nativeBridge", {
          configurable: true,
          enumerable: true,
          get: () => nativeBridge,
          set: bridge => nativeBridge = seal(bridge)
        })
      })()
      """
    }

    /// Returns a JavaScript string literal.
    private static func quoted(_ text: String) -> String {
      let json = try? JSONEncoder().encode(text)
      return json.map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
  }
#endif
