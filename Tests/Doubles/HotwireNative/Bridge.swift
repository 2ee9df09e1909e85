@_exported import UIKit
import WebKit

public struct Message {
  public struct Metadata {
    public let url: String

    public init(url: String) {
      self.url = url
    }
  }

  public let id: String
  public let component: String
  public let event: String
  public let metadata: Metadata?
  public let jsonData: String

  public init(id: String, component: String, event: String, metadata: Metadata?, jsonData: String) {
    self.id = id
    self.component = component
    self.event = event
    self.metadata = metadata
    self.jsonData = jsonData
  }

  public func data<T: Decodable>() -> T? {
    try? JSONDecoder().decode(T.self, from: Data(jsonData.utf8))
  }

  func replacing<T: Encodable>(data: T) -> Message {
    let json = (try? JSONEncoder().encode(data)).map { String(decoding: $0, as: UTF8.self) }
    return Message(id: id, component: component, event: event, metadata: metadata, jsonData: json ?? jsonData)
  }
}

public protocol BridgeDestination: AnyObject {}

@MainActor
public protocol BridgingDelegate: AnyObject {
  var location: String { get }
  var destination: BridgeDestination? { get }
  var webView: WKWebView? { get }
  func reply(with message: Message) async throws -> Bool
}

@MainActor
open class BridgeComponent {
  open nonisolated class var name: String { fatalError("Hotwire Native: a component needs a name") }
  public weak var delegate: BridgingDelegate?

  public required init(destination: BridgeDestination, delegate: BridgingDelegate) {
    self.delegate = delegate
  }

  open func onReceive(message: Message) { fatalError("Hotwire Native: a component needs onReceive(message:)") }

  public func didReceive(message: Message) {
    received[message.event] = message
    onReceive(message: message)
  }

  @discardableResult
  public func reply(to event: String) async throws -> Bool {
    guard let message = received[event] else { return false }
    return try await delegate?.reply(with: message) ?? false
  }

  @discardableResult
  public func reply<T: Encodable>(to event: String, with data: T) async throws -> Bool {
    guard let message = received[event] else { return false }
    return try await delegate?.reply(with: message.replacing(data: data)) ?? false
  }

  private var received: [String: Message] = [:]
}

/// A double of Hotwire Native's class. Like the real one, it drops messages while its screen is not in front, and those of
/// another page than the web view shows.
@MainActor
package final class BridgeDelegate: BridgingDelegate {
  package let location: String
  package weak var destination: BridgeDestination?
  package private(set) weak var webView: WKWebView?
  package var isDestinationActive = false
  /// The replies that the page received.
  package private(set) var replies: [Message] = []
  private var components: [String: BridgeComponent] = [:]

  init(location: String, destination: BridgeDestination) {
    self.location = location
    self.destination = destination
  }

  package func reply(with message: Message) async throws -> Bool {
    guard webView != nil else { return false }
    replies.append(message)
    return true
  }

  func webViewDidBecomeActive(_ webView: WKWebView) {
    self.webView = webView
    isDestinationActive = true
  }

  func webViewDidBecomeDeactivated() {
    webView = nil
    isDestinationActive = false
  }

  func receive(_ message: Message) {
    guard isDestinationActive, (webView?.url?.absoluteString ?? location) == message.metadata?.url else { return }
    component(message.component)?.didReceive(message: message)
  }

  /// Returns the component with a name, created for its first message.
  private func component(_ name: String) -> BridgeComponent? {
    let component =
      components[name]
      ?? destination.flatMap { destination in
        Hotwire.componentTypes.first { $0.name == name }?.init(destination: destination, delegate: self)
      }
    components[name] = component
    return component
  }
}

public enum Hotwire {
  public static var config = HotwireConfig()
  package private(set) static var componentTypes: [BridgeComponent.Type] = []

  /// Replaces the registered components, like the real method.
  public static func registerBridgeComponents(_ componentTypes: [BridgeComponent.Type]) {
    self.componentTypes = componentTypes
  }

  /// The sources of the path configuration.
  package private(set) static var pathConfigurationSources: [PathConfiguration.Source] = []

  public static func loadPathConfiguration(from sources: [PathConfiguration.Source]) {
    pathConfigurationSources = sources
    config.pathConfiguration.load(sources)
  }
}

public struct HotwireConfig {
  public typealias WebViewBlock = (_ configuration: WKWebViewConfiguration) -> WKWebView
  public var makeCustomWebView: WebViewBlock = { configuration in
    MainActor.assumeIsolated { WKWebView(frame: .zero, configuration: configuration) }
  }
  public var defaultViewController: (URL) -> VisitableViewController = { url in
    MainActor.assumeIsolated { HotwireWebViewController(url: url) }
  }
  public var pathConfiguration = PathConfiguration()
  public var userAgent: String { "Hotwire Native iOS; Turbo Native iOS; bridge-components: [navigation]" }
}

public typealias PathProperties = [String: AnyHashable]

public final class PathConfiguration {
  /// The properties of URLs, by the starts of their paths.
  private var rules: [(patterns: [String], properties: [String: String])] = []

  public func properties(for url: URL) -> PathProperties {
    rules.first { $0.patterns.contains { url.path.hasPrefix($0) } }?.properties ?? [:]
  }

  func load(_ sources: [Source]) {
    struct Configuration: Decodable {
      struct Rule: Decodable {
        let patterns: [String]
        let properties: [String: String]
      }
      let rules: [Rule]
    }
    rules = sources.flatMap { source -> [(patterns: [String], properties: [String: String])] in
      guard case .data(let data) = source else { return [] }
      return (try? JSONDecoder().decode(Configuration.self, from: data))?.rules.map { ($0.patterns, $0.properties) }
        ?? []
    }
  }

  public enum Source: Equatable {
    case data(Data)
    case file(URL)
    case server(URL)
  }
}
