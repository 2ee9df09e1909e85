#if canImport(CWebKitGTK)
  import NativeBridge
  import TabwirePaths

  /// The scripts that tell the app of Turbo's visits, and hand over those that do not belong into the web view.
  struct VisitScripts {
    /// The name of the script message handler, in the bridge's isolated world.
    static let messageHandlerName = "nativeVisit"

    /// For the page's world.
    let page: String
    /// For the isolated world.
    let relay: String

    /// - Parameters:
    ///   - configuration: which paths appear where.
    ///   - isModal: whether the web view shows what is modal.
    init(_ configuration: PathConfiguration, isModal: Bool) {
      page = Script.call(PackageResources.visits_js, [Self.rules(of: configuration), isModal])
      relay = Script.call(PackageResources.visits_relay_js, [Self.messageHandlerName])
    }

    /// What tells a page that is there already of other rules.
    static func update(_ configuration: PathConfiguration) -> String {
      let event = "document.dispatchEvent(new CustomEvent('native-visits:rules', { detail: JSON.stringify(rules) }))"
      return Script.call(Array("rules => { \(event) }".utf8), [rules(of: configuration)])
    }

    /// What a page has to know of a rule.
    private struct Rule: Encodable {
      let patterns: [String]
      let context: String?
      let presentation: String?
    }

    private static func rules(of configuration: PathConfiguration) -> [Rule] {
      (PathConfiguration.historicalLocations + configuration.rules).compactMap { rule in
        let properties = PathProperties(rule.properties)
        let context = properties["context"] == nil ? nil : properties.context.rawValue
        let presentation = properties["presentation"] == nil ? nil : properties.presentation.rawValue
        guard context != nil || presentation != nil else { return nil }
        return Rule(patterns: rule.patterns, context: context, presentation: presentation)
      }
    }
  }
#endif
