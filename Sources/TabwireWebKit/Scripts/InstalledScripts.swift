import CWebKitGTK
import Foundation
import NativeBridge
import TabwirePages

/// The scripts of a web view's pages: those that every page gets, and those that change while the app runs.
@MainActor
package final class InstalledScripts {
  /// The JavaScript world of a script.
  enum World {
    /// The world of the page's own scripts.
    case page
    /// The bridge's world, out of reach of the page's scripts.
    case isolated
  }

  /// A script that was added, with a reference of its own.
  @MainActor
  final class Script {
    private let pointer: OpaquePointer

    fileprivate init(adopting pointer: OpaquePointer) {
      self.pointer = pointer
    }

    /// Calls a function with the script, which lives until the function returns.
    fileprivate func withPointer(_ use: (OpaquePointer) -> Void) {
      withExtendedLifetime(self) { use(pointer) }
    }

    isolated deinit {
      webkit_user_script_unref(pointer)
    }
  }

  /// The names of script message handlers, in the bridge's isolated world.
  enum HandlerName {
    static let typing = "nativeTyping"
    static let restore = "nativeRestore"
    static let cover = "nativeCover"
    static let colorScheme = "nativeColorScheme"
    static let fileLink = "nativeFileLink"
  }

  let manager: GObjectReference
  private let environment: WebEnvironment
  private var visitScripts: [Script] = []
  /// The page that is being restored, and its script.
  private var restoration: Restoration?

  /// - Returns: `nil` if WebKit creates no content manager.
  init?(_ environment: WebEnvironment) {
    guard let manager = webkit_user_content_manager_new() else { return nil }
    self.manager = GObjectReference(adopting: manager.rawPointer)
    self.environment = environment
  }

  func install() {
    let bridge = environment.settings.scripts
    add(bridge.relay, to: .isolated)
    add(bridge.page, to: .page)
    add(calling: PackageResources.frame_dialogs_js, to: .page, isInFrames: true)
    add(calling: PackageResources.typing_js, with: [HandlerName.typing], to: .isolated, isInFrames: true)
    add(calling: PackageResources.covered_page_js, with: [HandlerName.cover], to: .isolated)
    add(calling: PackageResources.color_scheme_js, with: [HandlerName.colorScheme], to: .isolated)
    add(calling: PackageResources.file_links_js, with: [HandlerName.fileLink], to: .isolated)
  }

  /// Gives all further pages the current path configuration.
  func updateVisits(isModal: Bool) {
    for script in visitScripts { remove(script) }
    let settings = environment.settings
    do {
      let written = try VisitScripts(
        environment.pathConfiguration, isModal: isModal, signsIn: settings.signsIn && !isModal,
        startURL: settings.startURL)
      visitScripts = [add(written.relay, to: .isolated), add(written.page, to: .page)].compactMap(\.self)
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
    let script = add(calling: PackageResources.restore_js, with: arguments, to: .isolated)
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
    if let restoration { remove(restoration.script) }
    restoration = nil
  }

  private struct Restoration {
    let url: URL
    let sessionStorage: [String: String]
    let script: Script
  }

  // MARK: Parts

  /// Adds a script that runs when one of the further pages starts to load.
  ///
  /// - Parameters:
  ///   - isInFrames: Whether it runs in the frames of pages, too.
  @discardableResult
  private func add(_ source: String, to world: World, isInFrames: Bool = false) -> Script? {
    let frames = isInFrames ? WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES : WEBKIT_USER_CONTENT_INJECT_TOP_FRAME
    let start = WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START
    let added =
      switch world {
      case .page: webkit_user_script_new(source, frames, start, nil, nil)
      case .isolated: webkit_user_script_new_for_world(source, frames, start, BridgeScripts.worldName, nil, nil)
      }
    guard let added else { return nil }
    manager.withPointer { webkit_user_content_manager_add_script($0, added) }
    return Script(adopting: added)
  }

  /// Adds a script that calls a function. Logs an error if an argument cannot be encoded.
  @discardableResult
  private func add(
    calling function: [UInt8], with arguments: [any Encodable] = [], to world: World, isInFrames: Bool = false
  ) -> Script? {
    do {
      return add(try JavaScript(calling: function, with: arguments).source, to: world, isInFrames: isInFrames)
    } catch {
      Hotwire.config.logger.error("a script is missing in pages: \(error)")
      return nil
    }
  }

  private func remove(_ script: Script) {
    manager.withPointer { manager in
      script.withPointer { webkit_user_content_manager_remove_script(manager, $0) }
    }
  }

  /// Receives the messages of scripts in the isolated world.
  func receive(_ handlerName: String, onMessage: @escaping @MainActor (String) -> Void) {
    manager.withPointer { (manager: OpaquePointer) in
      // Connect before registering, so that no message is lost.
      SignalHandler.connect(manager, "script-message-received::\(handlerName)") { arguments in
        guard let value = arguments.object(1), jsc_value_is_string(value) != 0,
          let body = takeString(jsc_value_to_string(value))
        else { return }
        onMessage(body)
      }
      webkit_user_content_manager_register_script_message_handler(manager, handlerName, BridgeScripts.worldName)
    }
  }
}
