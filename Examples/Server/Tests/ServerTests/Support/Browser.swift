import Foundation
import HTTPTypes
import Hummingbird
import RunningServer
import Tabwire
import TabwireServerTesting
import Testing

@testable import Server

/// A browser that keeps its cookies, and sends forms as browsers do.
final class Browser {
  private let client: RunningServer
  private var cookies: [String: String] = [:]

  /// The cookie of the session.
  var cookie: String? {
    get { cookies["waymark"] }
    set { cookies["waymark"] = newValue }
  }

  init(_ client: RunningServer) {
    self.client = client
  }

  /// Opens a page.
  @discardableResult
  func get(_ path: String) async throws -> Answer {
    try await send(path, .get, headers: [:], body: nil)
  }

  /// Sends a form.
  ///
  /// - Parameter form: The names and values, not yet percent-encoded.
  @discardableResult
  func post(_ path: String, _ form: [String: String] = [:]) async throws -> Answer {
    let body = form.map { "\($0.encoded)=\($1.encoded)" }.joined(separator: "&")
    return try await post(path, body: ByteBuffer(string: body))
  }

  @discardableResult
  func post(_ path: String, body: ByteBuffer) async throws -> Answer {
    try await send(path, .post, headers: [.contentType: "application/x-www-form-urlencoded"], body: body)
  }

  /// Signs in, and completes the onboarding of a new user.
  func signIn(_ persona: Persona) async throws {
    try await post("/sign-in", ["persona": persona.rawValue])
    if persona == .new { try await post("/welcome", ["name": "Noa"]) }
  }

  private func send(
    _ path: String, _ method: HTTPRequest.Method, headers: HTTPFields, body: ByteBuffer?
  ) async throws -> Answer {
    var headers = headers
    if !cookies.isEmpty { headers[.cookie] = cookies.map { "\($0)=\($1)" }.joined(separator: "; ") }
    let response = try await client.request(path, method, headers: headers, body: body)
    for set in response.headers[values: .setCookie] {
      let name = set.prefix { $0 != "=" }
      cookies[String(name)] = String(set.dropFirst(name.count + 1).prefix { $0 != ";" })
    }
    return Answer(response)
  }
}

/// The response of the server.
struct Answer {
  let status: Int
  let headers: HTTPFields
  let html: String

  init(_ response: HTTPAnswer) {
    status = response.status.code
    headers = response.headers
    html = String(buffer: response.body)
  }

  var location: String? { headers[.location] }

  /// The tab configuration of the page, decoded as apps do.
  var configuration: TabConfiguration {
    get throws { try EmbeddedTabBar(in: html).configuration }
  }
}

extension String {
  fileprivate var encoded: String {
    addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? self
  }
}

extension Site {
  /// Creates a site for tests.
  static func forTests(
    isProduction: Bool = false, formTimeout: Duration = .seconds(10), appleApps: [String] = []
  ) throws -> Site {
    let secret = String(repeating: "s", count: Secret.minimumByteCount)
    return try Site(
      secret: Secret(environment: [Secret.variable: secret], isProduction: isProduction), webRoot: WebRoot(nil),
      isProduction: isProduction, formTimeout: formTimeout, appleApps: appleApps)
  }

  /// Visits the site without a network.
  static func visit(
    appleApps: [String] = [], _ visit: @Sendable (Browser) async throws -> Void
  ) async throws {
    try await forTests(appleApps: appleApps).application().serve { try await visit(Browser($0)) }
  }
}
