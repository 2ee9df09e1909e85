import HTTPTypes
import Hummingbird

/// Rejects forms that pages of other sites send with the user's cookie.
///
/// Browsers send `Sec-Fetch-Site` or `Origin` with a form, and pages cannot change them. Requests without either come from
/// scripts, which have no user's cookie; they may set deploy flags.
struct SameOriginMiddleware: RouterMiddleware {
  /// Whether browsers reach the site over HTTPS, through a proxy. Forms from `http` pages are then rejected.
  let isProduction: Bool

  func handle(
    _ request: Request, context: SiteContext, next: (Request, SiteContext) async throws -> Response
  ) async throws -> Response {
    guard request.method == .get || request.method == .head || isSameOrigin(request) else {
      throw HTTPError(.forbidden)
    }
    return try await next(request, context)
  }

  private func isSameOrigin(_ request: Request) -> Bool {
    if let site = HTTPField.Name("Sec-Fetch-Site"), let value = request.headers[site] {
      guard value == "same-origin" || value == "none" else { return false }
    }
    guard let origin = request.headers[.origin] else { return true }
    guard let host = request.head.authority else { return false }
    let schemes = isProduction ? ["https"] : ["http", "https"]
    return schemes.contains { origin.lowercased() == "\($0)://\(host.lowercased())" }
  }
}
