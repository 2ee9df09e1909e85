import Foundation
@preconcurrency import HotwireNative
import WebKit

/// Adds three tabs to the tab bar of each page, if the environment variable `WAYMARK_MORE_TABS` is set. With those of the
/// demo server there are seven, which is more than an iPhone's tab bar has room for. For the UI tests.
@MainActor
enum MoreTabs {
  /// Adds the tabs to the pages of all web views that Hotwire Native creates from now on.
  static func install(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard environment["WAYMARK_MORE_TABS"] != nil else { return }
    let makeWebView = Hotwire.config.makeCustomWebView
    Hotwire.config.makeCustomWebView = { configuration in
      let webView = makeWebView(configuration)
      MainActor.assumeIsolated {
        webView.configuration.userContentController.addUserScript(
          WKUserScript(source: script, injectionTime: .atDocumentStart, forMainFrameOnly: true))
      }
      return webView
    }
  }

  /// Changes the configuration of a page before its component reads it.
  static let script = """
    new MutationObserver(() => {
      for (const nav of document.querySelectorAll("[data-navigation-configuration-value]:not([data-more-tabs])")) {
        const configuration = JSON.parse(nav.dataset.navigationConfigurationValue)
        nav.dataset.moreTabs = ""
        if (configuration.tabs.length === 0) continue
        for (const name of ["Fifth", "Sixth", "Seventh"]) {
          configuration.tabs.push({ id: name, title: name, icon: "star", path: `/explore?tab=${name}` })
        }
        nav.dataset.navigationConfigurationValue = JSON.stringify(configuration)
      }
    }).observe(document, { childList: true, subtree: true })
    """
}
