#if HotwireNative && TabwireIOS
  import Foundation
  @preconcurrency import HotwireNative
  import TabwireClient
  import WebKit

  /// The user script in the main frame of pages on the app's origin. It marks their configurations and reports their loads.
  ///
  /// Hotwire Native does not report which frame sent a message, and any frame can send one in the name of the page. The
  /// script adds a secret to the event of a configuration. Other frames and other origins never see the secret.
  @MainActor
  enum PageScript {
    private static let secret = UUID().uuidString

    /// The event of a configuration from a main frame.
    static let configureEvent = "configure \(secret)"

    /// The message handler that receives each page load.
    static let loadHandler = "tabwirePageLoad"

    /// Adds the script to the web views of a new navigator, and to those that Hotwire Native creates later to replace them.
    ///
    /// - Parameters:
    ///   - navigator: A navigator that is not started yet.
    ///   - startURL: The start URL of the app, whose origin may configure the tabs.
    static func install(in navigator: Navigator, startURL: URL) {
      let source = source(startURL: startURL)
      let controllers = [navigator.session, navigator.modalSession].map(\.webView.configuration.userContentController)
      installModal(in: navigator)
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
      // Apps may share one controller among their web views.
      controller.removeScriptMessageHandler(forName: loadHandler)
      controller.add(PageLoadHandler.shared, name: loadHandler)
    }

    /// Tells modal pages that they are modal, so that they do not count as a selection of their tab.
    ///
    /// Apps may share one controller among their web views: then only ``PageLoadHandler`` tells them.
    static func installModal(in navigator: Navigator) {
      let controller = navigator.modalSession.webView.configuration.userContentController
      guard controller !== navigator.session.webView.configuration.userContentController,
        !hasScript(modalSource, controller)
      else { return }
      controller.addUserScript(
        WKUserScript(source: modalSource, injectionTime: .atDocumentStart, forMainFrameOnly: true))
    }

    /// The user script of modal pages. Hotwire Native's script may run after it, and has run before the page's modules.
    static let modalSource = """
      (() => {
        const mark = () => { if (window.nativeBridge) window.nativeBridge.isModal = true }
        mark()
        document.addEventListener("readystatechange", mark, { once: true })
      })()
      """

    private static func hasScript(_ source: String, _ controller: WKUserContentController) -> Bool {
      controller.userScripts.contains { $0.source == source }
    }

    /// Returns the user script. Hotwire Native's script may run before or after it.
    static func source(startURL: URL) -> String {
      """
      (() => {
        if (window.location.origin !== new URL(\(quoted(startURL.absoluteString))).origin) return

        let isConfigured = false

        const seal = bridge => {
          const receive = bridge.receive
          bridge.receive = function (message) {
            const isConfiguration = message.component === "navigation" && message.event === "configure"
            if (isConfiguration) isConfigured = true
            receive.call(this, isConfiguration ? { ...message, event: \(quoted(configureEvent)) } : message)
          }
          return bridge
        }

        if (window.nativeBridge) {
          seal(window.nativeBridge)
        } else {
          let nativeBridge
          Object.defineProperty(window, "nativeBridge", {
            configurable: true,
            enumerable: true,
            get: () => nativeBridge,
            set: bridge => nativeBridge = seal(bridge)
          })
        }

        const tell = event => window.webkit.messageHandlers.\(loadHandler).postMessage({ event })
        tell("page")
        // A page that is replaced by Turbo is another page.
        window.addEventListener("turbo:before-render", () => tell("page"))
        const { maySignIn, pageFollows } = \(PageScripts.formRules)
        window.addEventListener("turbo:submit-start", event => {
          if (maySignIn(event)) tell("form-start")
        })
        window.addEventListener("turbo:submit-end", event => {
          if (!pageFollows(event)) tell("form-end")
        })

        // A page sends its configuration soon after it has loaded. Timers of hidden pages may never fire.
        let timer
        const post = message => window.webkit.messageHandlers.\(loadHandler).postMessage(message)
        const report = () => {
          post({ isConfigured })
          isConfigured = false
        }
        window.addEventListener("turbo:visit", () => {
          clearTimeout(timer)
          isConfigured = false
        })
        window.addEventListener("turbo:load", () => {
          clearTimeout(timer)
          post({})
          if (document.hidden) report()
          else timer = setTimeout(report, 1000)
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

  /// Receives the page loads that ``PageScript`` reports.
  final class PageLoadHandler: NSObject, WKScriptMessageHandler {
    static let shared = PageLoadHandler()

    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
      guard message.frameInfo.isMainFrame, let webView = message.webView, let body = message.body as? [String: Any]
      else {
        return
      }
      let registry = NavigatorRegistry.shared
      if let event = body["event"] as? String {
        if let pages = registry.pages(in: webView) { return pages.receive(formEvent: event) }
        guard let pages = registry.pages(withModalPagesIn: webView) else { return }
        // Hotwire Native may have made the web view after the navigator.
        webView.evaluateJavaScript(PageScript.modalSource)
        if let navigator = pages.navigator { PageScript.installModal(in: navigator) }
        pages.receive(formEvent: event)
        return
      }
      let isConfigured = body["isConfigured"] as? Bool
      if let pages = registry.pages(in: webView) {
        if let isConfigured { pages.pageDidSettle(isConfigured: isConfigured) } else { pages.pageDidLoad() }
      } else if isConfigured == nil {
        registry.pages(withModalPagesIn: webView)?.modalPageDidLoad()
      }
    }
  }
#endif
