import HotwireNative
import TabwireHotwireNative
import UIKit
import WebKit

@testable import TabwireHotwireNative

extension HotwireWebViewController {
  /// Sends a configuration from the main frame of the page, with its user scripts in effect.
  func configure(_ json: String) {
    send(hasSeal ? PageScript.configureEvent : "configure", json)
  }

  private var hasSeal: Bool {
    guard let webView = bridgeDelegate.webView, let url = webView.url, let origin = URL(string: "/", relativeTo: url)
    else { return false }
    return webView.configuration.userContentController.userScripts.contains {
      $0.isForMainFrameOnly && $0.injectionTime == .atDocumentStart
        && $0.source == PageScript.source(startURL: origin.absoluteURL)
    }
  }
}
