import Foundation
import NativeBridge
import TabwirePages

// The scripts of pages, and the messages that they send.
extension WebView {
  private static let typingHandlerName = "nativeTyping"
  private static let contentHandlerName = "nativeContent"
  private static let restoreHandlerName = "nativeRestore"

  /// Adds the scripts of all pages, and receives their messages.
  func installScripts() {
    for (name, receive) in messageHandlers { scripts.receive(name, onMessage: receive) }
    for script in pageScripts { scripts.add(script) }
  }

  private var messageHandlers: [(name: String, receive: @MainActor (String) -> Void)] {
    [
      (
        BridgeScripts.messageHandlerName,
        { [weak self] in
          guard let self else { return }
          let isAccepted = bridge.receive($0)
          pageLog?.receiveMessage($0, isAccepted: isAccepted)
        }
      ),
      (
        VisitScripts.messageHandlerName,
        { [weak self] in if let event = VisitEvent(json: $0) { self?.report(.visit(event)) } }
      ),
      (Self.typingHandlerName, { [weak self] in self?.typing.apply($0) }),
      (Self.restoreHandlerName, { [weak self] _ in self?.report(.painted) }),
      (
        Self.contentHandlerName,
        { [weak self] in
          guard let self, let report = PageReport(json: $0), report.url == currentURL, !isProvisional else { return }
          self.report(.content(report.content, at: report.url))
        }
      ),
      (PageLog.messageHandlerName, { [weak self] in self?.pageLog?.receiveError($0) }),
    ]
  }

  private var pageScripts: [UserScript] {
    let bridge = environment.settings.scripts
    let scripts = [
      UserScript(.isolated, without: "pages have no bridge") { bridge.relay },
      UserScript(.page, without: "pages have no bridge") { bridge.page },
      UserScript(.page, in: .all, without: "frames can open dialogs") {
        try JavaScript(calling: PackageResources.frame_dialogs_js, with: [String]()).source
      },
      UserScript(.isolated, in: .all, without: "unsent input cannot be tracked") {
        try JavaScript(calling: PackageResources.typing_js, with: [Self.typingHandlerName]).source
      },
      UserScript(.isolated, without: "unsent input is not kept for the next start") {
        try JavaScript(calling: PackageResources.page_content_js, with: [Self.contentHandlerName]).source
      },
    ]
    return environment.settings.pageLogger == nil ? scripts : scripts + PageLog.scripts
  }

  /// Gives all further pages the current path configuration.
  package func updateVisitScripts() {
    for script in visitScripts { scripts.remove(script) }
    let settings = environment.settings
    let written = Result {
      try VisitScripts(
        environment.pathConfiguration, isModal: isModal, signsIn: settings.signIn != nil && !isModal,
        startURL: settings.startURL)
    }
    visitScripts = [
      UserScript(.isolated, without: "pages do not know the path configuration") { try written.get().relay },
      UserScript(.page, without: "pages do not know the path configuration") { try written.get().page },
    ].compactMap { scripts.add($0) }
  }

  /// Restores the scroll position and the session storage when a page loads, and reports when the page is painted.
  package func restore(_ url: URL, scrolledTo position: ScrollPosition, sessionStorage: [String: String]) {
    cancelRestoration()
    let arguments: [any Encodable] = [
      Self.restoreHandlerName, url.absoluteString, position.x, position.y, sessionStorage,
    ]
    restoreScript = scripts.add(
      UserScript(.isolated, without: "\(url): the scroll position cannot be restored") {
        try JavaScript(calling: PackageResources.restore_js, with: arguments).source
      })
  }

  /// Cancels the restoration of a page.
  package func cancelRestoration() {
    if let restoreScript { scripts.remove(restoreScript) }
    restoreScript = nil
  }
}
