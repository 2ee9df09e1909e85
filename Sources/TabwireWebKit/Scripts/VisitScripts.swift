import Foundation
import NativeBridge
import TabwireClient
import TabwirePaths

/// The scripts that report Turbo's visits to the app, and hand over those that another part of the app shows.
package struct VisitScripts {
  /// The name of the script message handler, in the bridge's isolated world.
  package static let messageHandlerName = "nativeVisit"

  package let page: String
  package let relay: String

  private static let visits = Array(
    "(\(String(decoding: PackageResources.visits_js, as: UTF8.self)))(\(PageScripts.formRules))".utf8)

  /// - Parameters:
  ///   - signsIn: Whether visits with the status 401 are reported as failures.
  ///   - startURL: The start URL of the app. Pages of its origin report their visits.
  /// - Throws: `EncodingError` if the rules cannot be encoded.
  package init(_ configuration: PathConfiguration, isModal: Bool, signsIn: Bool, startURL: URL?) throws {
    page = try JavaScript(
      calling: Self.visits, with: [Self.rules(of: configuration), isModal, signsIn, startURL]
    ).source
    relay = try JavaScript(
      calling: PackageResources.visits_relay_js, with: [Self.messageHandlerName, startURL?.absoluteString]
    ).source
  }

  /// Returns a script that replaces the rules of a loaded page.
  package static func update(_ configuration: PathConfiguration) throws -> String {
    let event = "document.dispatchEvent(new CustomEvent('native-visits:rules', { detail: JSON.stringify(rules) }))"
    return try JavaScript(calling: Array("rules => { \(event) }".utf8), with: [rules(of: configuration)]).source
  }

  /// Returns a script that tells a loaded page which page is below it.
  package static func update(previous url: URL?) throws -> String {
    let event = "document.dispatchEvent(new CustomEvent('native-visits:previous', { detail: url }))"
    return try JavaScript(calling: Array("url => { \(event) }".utf8), with: [url?.absoluteString]).source
  }

  /// The part of a rule that visits.js needs.
  private struct Rule: Encodable {
    let patterns: [String]
    let context: String?
    let presentation: String?
    let queries: String?
  }

  private static func rules(of configuration: PathConfiguration) -> [Rule] {
    configuration.allRules.compactMap { rule in
      let properties = PathProperties(rule.properties)
      let context = properties["context"] == nil ? nil : properties.context.rawValue
      let presentation = properties["presentation"] == nil ? nil : properties.presentation.rawValue
      let queries =
        properties["query_string_presentation"] == nil ? nil : properties.queryStringPresentation.rawValue
      guard context != nil || presentation != nil || queries != nil else { return nil }
      return Rule(patterns: rule.patterns, context: context, presentation: presentation, queries: queries)
    }
  }
}
