import Foundation
import Logging

/// The settings of the bridge for the whole app.
public enum Hotwire {
  /// The coders and the logger of the bridge.
  public static var config: HotwireConfig {
    get { settings.config }
    set { settings.config = newValue }
  }

  /// The types passed to ``registerBridgeComponents(_:)``.
  public static var bridgeComponentTypes: [BridgeComponent.Type] {
    settings.bridgeComponentTypes
  }

  /// Registers the app's components, replacing earlier ones. Call this before creating the first web view: the names
  /// become part of its user agent.
  ///
  /// A type with an invalid name, or with the name of an earlier type, is left out and logged. A valid name is visible
  /// ASCII without brackets, because the user agent and HTML contain lists of names.
  public static func registerBridgeComponents(_ componentTypes: [BridgeComponent.Type]) {
    var names: Set<String> = []
    settings.bridgeComponentTypes = componentTypes.filter { type in
      guard type.hasValidName else {
        config.logger.error("\(type) not registered: \(type.name.debugDescription) is not a valid name")
        return false
      }
      guard names.insert(type.name).inserted else {
        config.logger.error("\(type) not registered: another component has the name \(type.name)")
        return false
      }
      return true
    }
  }
}

extension Hotwire {
  /// The settings of the app. Each test has its own.
  @TaskLocal static var settings = Settings()

  final class Settings: @unchecked Sendable {
    private let lock = NSLock()
    private var current = (config: HotwireConfig(), bridgeComponentTypes: [BridgeComponent.Type]())

    var config: HotwireConfig {
      get { lock.withLock { current.config } }
      set { lock.withLock { current.config = newValue } }
    }

    var bridgeComponentTypes: [BridgeComponent.Type] {
      get { lock.withLock { current.bridgeComponentTypes } }
      set { lock.withLock { current.bridgeComponentTypes = newValue } }
    }
  }
}

extension BridgeComponent {
  fileprivate nonisolated static var hasValidName: Bool {
    !name.isEmpty && name.utf8.allSatisfy { (0x21...0x7E).contains($0) && !"[]".utf8.contains($0) }
  }
}
