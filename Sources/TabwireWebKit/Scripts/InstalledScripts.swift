import Foundation
import NativeBridge
import TabwirePages

/// The scripts of a web view's pages: those that every page gets, and those that change while the app runs.
@MainActor
package final class InstalledScripts {
  /// The names of script message handlers, in the bridge's isolated world.
  enum HandlerName {
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

  func receive(_ handlerName: String, onMessage: @escaping @MainActor (String) -> Void) {
    scripts.receive(handlerName, onMessage: onMessage)
  }

  /// Adds the scripts of all pages.
  func install() {
    let bridge = environment.settings.scripts
    scripts.add(bridge.relay, to: .isolated)
    scripts.add(bridge.page, to: .page)
    scripts.add(calling: PackageResources.frame_dialogs_js, to: .page, isInFrames: true)
    scripts.add(calling: PackageResources.typing_js, with: [HandlerName.typing], to: .isolated, isInFrames: true)
    scripts.add(calling: PackageResources.covered_page_js, with: [HandlerName.cover], to: .isolated)
    scripts.add(calling: PackageResources.color_scheme_js, with: [HandlerName.colorScheme], to: .isolated)
    scripts.add(calling: PackageResources.file_links_js, with: [HandlerName.fileLink], to: .isolated)
  }

  /// Gives all further pages the current path configuration.
  ///
  /// - Parameter isModal: Whether the web view is in a modal window.
  func updateVisits(isModal: Bool) {
    for script in visitScripts { scripts.remove(script) }
    let settings = environment.settings
    do {
      let written = try VisitScripts(
        environment.pathConfiguration, isModal: isModal, signsIn: settings.signsIn && !isModal,
        startURL: settings.startURL)
      visitScripts = [scripts.add(written.relay, to: .isolated), scripts.add(written.page, to: .page)].compactMap(\.self)
    } catch {
      settings.logger.error("pages do not know the path configuration: \(error)")
    }
  }

  /// Restores the scroll position and the session storage when a page loads, and reports when the page is painted.
  package func restore(_ url: URL, scrolledTo position: ScrollPosition, sessionStorage: [String: String]) {
    cancelRestoration()
    let arguments: [any Encodable] = [
      HandlerName.restore, url.absoluteString, position.x, position.y, sessionStorage,
    ]
    let script = scripts.add(calling: PackageResources.restore_js, with: arguments, to: .isolated)
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
