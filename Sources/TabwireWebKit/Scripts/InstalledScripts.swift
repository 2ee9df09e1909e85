import Foundation
import NativeBridge
import TabwirePages

/// The scripts of a web view's pages: those that every page gets, and those that change while the app runs.
@MainActor
package final class InstalledScripts {
  enum Message {
    /// A message to the bridge.
    case bridge(String)
    /// An event of a Turbo visit.
    case visit(VisitEvent)
    /// A part of the page has unsent input, or none any more.
    case typing(String)
    /// The restored page was painted.
    case painted
    /// The page covered itself in the background, or was painted again.
    case cover(isCovered: Bool)
    /// The color schemes that the page supports.
    case colorScheme(String)
    /// The user clicked a link to a file.
    case fileLink
    /// An error of the page.
    case error(String)
  }

  private enum HandlerName {
    static let typing = "nativeTyping"
    static let restore = "nativeRestore"
    static let cover = "nativeCover"
    static let colorScheme = "nativeColorScheme"
    static let fileLink = "nativeFileLink"
  }

  private let scripts: UserScripts
  private let environment: WebEnvironment
  private var visitScripts: [UserScripts.Added] = []
  /// The page that is being restored, and its script.
  private var restoration: Restoration?
  var manager: GObjectReference { scripts.manager }

  /// - Parameter environment: What the web views of an app share.
  /// - Returns: `nil` if WebKit creates no content manager.
  init?(_ environment: WebEnvironment) {
    guard let scripts = UserScripts() else { return nil }
    self.scripts = scripts
    self.environment = environment
  }

  /// Adds the scripts of all pages, and receives their messages.
  func install(onMessage: @escaping @MainActor (Message) -> Void) {
    let handlers: [(name: String, read: @MainActor (String) -> Message?)] = [
      (BridgeScripts.messageHandlerName, { .bridge($0) }),
      (VisitScripts.messageHandlerName, { VisitEvent(json: $0).map { .visit($0) } }),
      (HandlerName.typing, { .typing($0) }),
      (HandlerName.restore, { _ in .painted }),
      (HandlerName.cover, { .cover(isCovered: $0 == "covered") }),
      (HandlerName.colorScheme, { .colorScheme($0) }),
      (HandlerName.fileLink, { _ in .fileLink }),
      (PageLog.messageHandlerName, { .error($0) }),
    ]
    for (name, read) in handlers {
      scripts.receive(name) { if let message = read($0) { onMessage(message) } }
    }
    for script in ofAllPages { scripts.add(script) }
  }

  private var ofAllPages: [UserScript] {
    let bridge = environment.settings.scripts
    let scripts = [
      UserScript(.isolated, without: "pages have no bridge") { bridge.relay },
      UserScript(.page, without: "pages have no bridge") { bridge.page },
      UserScript(.page, in: .all, without: "frames can open dialogs") {
        try JavaScript(calling: PackageResources.frame_dialogs_js, with: [String]()).source
      },
      UserScript(.isolated, in: .all, without: "unsent input cannot be tracked") {
        try JavaScript(calling: PackageResources.typing_js, with: [HandlerName.typing]).source
      },
      UserScript(.isolated, without: "a former user's page can be seen for a moment") {
        try JavaScript(calling: PackageResources.covered_page_js, with: [HandlerName.cover]).source
      },
      UserScript(.isolated, without: "pages without a background are dark in the dark style") {
        try JavaScript(calling: PackageResources.color_scheme_js, with: [HandlerName.colorScheme]).source
      },
      UserScript(.isolated, without: "links to files do nothing") {
        try JavaScript(calling: PackageResources.file_links_js, with: [HandlerName.fileLink]).source
      },
    ]
    return environment.settings.pageLogger == nil ? scripts : scripts + PageLog.scripts
  }

  /// Gives all further pages the current path configuration.
  ///
  /// - Parameter isModal: Whether the web view is in a modal window.
  func updateVisits(isModal: Bool) {
    for script in visitScripts { scripts.remove(script) }
    let settings = environment.settings
    let written = Result {
      try VisitScripts(
        environment.pathConfiguration, isModal: isModal, signsIn: settings.signIn != nil && !isModal,
        startURL: settings.startURL)
    }
    let consequence = "pages do not know the path configuration"
    visitScripts = [
      UserScript(.isolated, without: consequence) { try written.get().relay },
      UserScript(.page, without: consequence) { try written.get().page },
    ].compactMap { scripts.add($0) }
  }

  /// Restores the scroll position and the session storage when a page loads, and reports when the page is painted.
  package func restore(_ url: URL, scrolledTo position: ScrollPosition, sessionStorage: [String: String]) {
    cancelRestoration()
    let arguments: [any Encodable] = [
      HandlerName.restore, url.absoluteString, position.x, position.y, sessionStorage,
    ]
    let script = scripts.add(
      UserScript(.isolated, without: "\(url): the scroll position cannot be restored") {
        try JavaScript(calling: PackageResources.restore_js, with: arguments).source
      })
    restoration = script.map { Restoration(url: url, sessionStorage: sessionStorage, script: $0) }
  }

  /// Makes a page that is being restored start at the top.
  package func restoreAtTop() {
    guard let restoration else { return }
    restore(restoration.url, scrolledTo: .top, sessionStorage: restoration.sessionStorage)
  }

  /// Ends the restoration if another page has come.
  func pageDidCommit(at url: URL?) {
    if restoration?.url != url { cancelRestoration() }
  }

  /// Ends the restoration of a page.
  package func cancelRestoration() {
    if let restoration { scripts.remove(restoration.script) }
    restoration = nil
  }

  private struct Restoration {
    let url: URL
    let sessionStorage: [String: String]
    let script: UserScripts.Added
  }
}
