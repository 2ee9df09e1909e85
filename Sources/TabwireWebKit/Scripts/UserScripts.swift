import CWebKitGTK
import NativeBridge

/// The scripts of a web view's pages, and the handlers of their messages.
@MainActor
final class UserScripts {
  /// The JavaScript world of a script.
  enum World {
    /// The world of the page's own scripts.
    case page
    /// The bridge's world, out of reach of the page's scripts.
    case isolated
  }

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

  /// Adds a script that runs when one of the further pages starts to load.
  ///
  /// - Parameters:
  ///   - isInFrames: Whether it runs in the frames of pages, too.
  @discardableResult
  func add(_ source: String, to world: World, isInFrames: Bool = false) -> Added? {
    let frames = isInFrames ? WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES : WEBKIT_USER_CONTENT_INJECT_TOP_FRAME
    let start = WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START
    let added =
      switch world {
      case .page: webkit_user_script_new(source, frames, start, nil, nil)
      case .isolated: webkit_user_script_new_for_world(source, frames, start, BridgeScripts.worldName, nil, nil)
      }
    guard let added else { return nil }
    manager.withPointer { webkit_user_content_manager_add_script($0, added) }
    return Added(adopting: added)
  }

  /// Adds a script that calls a function. Logs an error if an argument cannot be encoded.
  @discardableResult
  func add(
    calling function: [UInt8], with arguments: [any Encodable] = [], to world: World, isInFrames: Bool = false
  ) -> Added? {
    do {
      return add(try JavaScript(calling: function, with: arguments).source, to: world, isInFrames: isInFrames)
    } catch {
      Hotwire.config.logger.error("a script is missing in pages: \(error)")
      return nil
    }
  }

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
