import HTTPTypes
import Hummingbird

/// Tells browsers to run nothing that the site did not send, and to be shown nowhere else.
struct SecurityHeaders: RouterMiddleware {
  private let fields: [(HTTPField.Name, String)]

  /// - Parameters:
  ///   - importMapHash: the hash of the only inline script.
  ///   - isProduction: whether the site is served over HTTPS.
  init(importMapHash: String, isProduction: Bool) {
    let policy = [
      "default-src 'none'", "script-src 'self' '\(importMapHash)'", "style-src 'self'", "img-src 'self'",
      "connect-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'",
    ]
    var fields: [(HTTPField.Name, String)] = [
      (.contentSecurityPolicy, policy.joined(separator: "; ")),
      (.xContentTypeOptions, "nosniff"),
    ]
    let others = [
      ("Cross-Origin-Opener-Policy", "same-origin"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=()"),
      ("Referrer-Policy", "same-origin"),
    ]
    fields += others.compactMap { name, value in HTTPField.Name(name).map { ($0, value) } }
    if isProduction { fields.append((.strictTransportSecurity, "max-age=31536000")) }
    self.fields = fields
  }

  func handle(
    _ request: Request, context: SiteContext, next: (Request, SiteContext) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    for (name, value) in fields { response.headers[name] = value }
    return response
  }
}
