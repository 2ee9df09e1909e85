import Foundation
import TabwirePages
import TabwirePaths
import TabwireWebKit

/// Loads pages in the web view, and notes which page the app itself asked for: its response is not routed again.
@MainActor
final class PageLoader {
  private let shown: ShownPage
  /// The response to a form of a modal page that the page below renders, or `nil`.
  var formResponse: FormResponse?

  init(_ shown: ShownPage) {
    self.shown = shown
  }

  func load(_ address: PageAddress) {
    shown.records.request(address)
    shown.webView?.load(address.url, isPrefetch: shown.isEager)
  }

  func replace(by address: PageAddress) {
    shown.records.replace(by: address)
    shown.webView?.page.replace(by: address.url)
  }

  func reload() {
    shown.records.request(shown.page.address)
    shown.webView?.reload()
  }

  func goBack(by count: Int) {
    shown.records.request(shown.backList.dropFirst(count - 1).first.map { PageAddress($0) })
    shown.webView?.go(-count)
  }

  func goForward() {
    shown.records.request(shown.webView?.history.forward.first.map { PageAddress($0) })
    shown.webView?.go(1)
  }

  func refresh() {
    guard let webView = shown.webView else { return }
    shown.records.request(shown.page.address)
    webView.page.refresh { [weak shown, weak webView] in webView != nil && webView === shown?.webView }
  }

  /// Loads the page again: with Turbo if the page uses it.
  func visitAgain() {
    shown.records.request(shown.page.address)
    let response = formResponse
    formResponse = nil
    let webView = shown.webView
    guard let response, PageAddress(response.url) == shown.page.address else {
      webView?.page.visitAgain()
      return
    }
    Task { [weak self, weak webView] in
      if await self?.render(response, replaces: true) != true { webView?.page.visitAgain() }
    }
  }

  /// Visits a page by rendering a response.
  ///
  /// - Returns: Whether the page in front uses Turbo, which can render it.
  func render(_ response: FormResponse, replaces: Bool) async -> Bool {
    guard let webView = shown.askableWebView, let script = response.visitScript(replaces: replaces) else {
      return false
    }
    return (try? await webView.evaluateJavaScript(script)) == "false"
  }
}
