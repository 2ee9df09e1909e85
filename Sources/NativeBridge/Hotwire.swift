import Logging

/// The settings of the bridge that hold for the whole app.
@MainActor
public enum Hotwire {
  /// How messages are encoded, decoded and logged.
  public static var config: HotwireConfig {
    get { settings.config }
    set { settings.config = newValue }
  }

  /// The component types that ``registerBridgeComponents(_:)`` was given.
  public static var bridgeComponentTypes: [BridgeComponent.Type] {
    settings.bridgeComponentTypes
  }

  /// Registers the app's components, in place of those registered before. Do this before the first web view is made:
  /// their names become part of its user agent.
  ///
  /// A type without a usable name, or with the name of an earlier one, is left out; the reason is logged. A usable name
  /// is visible ASCII without brackets, because it is part of lists in the user agent and in HTML.
  public static func registerBridgeComponents(_ componentTypes: [BridgeComponent.Type]) {
    var names: Set<String> = []
    settings.bridgeComponentTypes = componentTypes.filter { type in
      guard type.hasUsableName else {
        config.logger.error("\(type) cannot be registered: \(type.name.debugDescription) is no name for a component")
        return false
      }
      guard names.insert(type.name).inserted else {
        config.logger.error("\(type) cannot be registered: there is another component named \(type.name)")
        return false
      }
      return true
    }
  }
}

extension Hotwire {
  /// The settings of the app. A test can have its own, so that it does not disturb others.
  @TaskLocal static var settings = Settings()

  @MainActor
  final class Settings {
    var config = HotwireConfig()
    var bridgeComponentTypes: [BridgeComponent.Type] = []

    nonisolated init() {}
  }
}

extension BridgeComponent {
  fileprivate static var hasUsableName: Bool {
    !name.isEmpty && name.utf8.allSatisfy { (0x21...0x7E).contains($0) && !"[]".utf8.contains($0) }
  }
}
