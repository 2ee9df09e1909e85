import HTTPTypes
import Hummingbird

/// Refuses forms that another site's page sends in the visitor's name.
///
/// Browsers say where a form comes from, and no page can make them lie. What says nothing is no browser, carries no
/// visitor's cookie, and is let through, so that scripts can set deploy flags.
struct SameOriginMiddleware: RouterMiddleware {
  /// Whether the site is served over HTTPS, by a proxy before this server, so that its pages have no other scheme.
  let isProduction: Bool

  func handle(
    _ request: Request, context: SiteContext, next: (Request, SiteContext) async throws -> Response
  ) async throws -> Response {
    guard request.method == .get || request.method == .head || isFromHere(request) else {
      throw HTTPError(.forbidden)
    }
    return try await next(request, context)
  }

  private func isFromHere(_ request: Request) -> Bool {
    if let site = HTTPField.Name("Sec-Fetch-Site"), let from = request.headers[site] {
      guard from == "same-origin" || from == "none" else { return false }
    }
    guard let origin = request.headers[.origin] else { return true }
    guard let host = request.head.authority else { return false }
    let schemes = isProduction ? ["https"] : ["http", "https"]
    return schemes.contains { origin.lowercased() == "\($0)://\(host.lowercased())" }
  }
}
