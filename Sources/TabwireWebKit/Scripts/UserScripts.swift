import CWebKitGTK
import NativeBridge

/// A script that runs when a page starts to load.
@MainActor
package struct UserScript {
  /// The JavaScript world of a script.
  package enum World {
    /// The world of the page's own scripts.
    case page
    /// The bridge's world, out of reach of the page's scripts.
    case isolated
  }

  /// The frames of a page in which a script runs.
  package enum Frames {
    case main
    case all
  }

  let world: World
  let frames: Frames
  /// What is missing in pages without the script, for the log.
  let consequence: String
  let source: () throws -> String

  package init(
    _ world: World, in frames: Frames = .main, without consequence: String, source: @escaping () throws -> String
  ) {
    self.world = world
    self.frames = frames
    self.consequence = consequence
    self.source = source
  }
}

/// The scripts of a web view's pages, and the handlers of their messages.
@MainActor
final class UserScripts {
  /// A script that was added, with a reference of its own.
  @MainActor
  final class Added {
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

  let manager: GObjectReference

  /// - Returns: `nil` if WebKit creates no content manager.
  init?() {
    guard let manager = webkit_user_content_manager_new() else { return nil }
    self.manager = GObjectReference(adopting: manager.rawPointer)
  }

  /// Adds a script for all further pages. Logs an error if it cannot be written.
  @discardableResult
  func add(_ script: UserScript) -> Added? {
    let source: String
    do {
      source = try script.source()
    } catch {
      Hotwire.config.logger.error("\(script.consequence): \(error)")
      return nil
    }
    let frames =
      script.frames == .main ? WEBKIT_USER_CONTENT_INJECT_TOP_FRAME : WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES
    let start = WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START
    let added =
      switch script.world {
      case .page: webkit_user_script_new(source, frames, start, nil, nil)
      case .isolated: webkit_user_script_new_for_world(source, frames, start, BridgeScripts.worldName, nil, nil)
      }
    guard let added else { return nil }
    manager.withPointer { webkit_user_content_manager_add_script($0, added) }
    return Added(adopting: added)
  }

  /// Removes a script from all further pages.
  func remove(_ script: Added) {
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
