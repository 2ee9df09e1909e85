import Crypto
import Foundation
import HTTPTypes
import Hummingbird

/// Adds a strict Content-Security-Policy to every response, and HTTPS in production. `SafetyMiddleware` adds the other headers.
struct SecurityHeaders: RouterMiddleware {
  /// The hash of the style that Turbo 7 adds for its progress bar. Turbo 8 uses the nonce of the page.
  private static let turbo7StyleHash = "sha256-rql2tlBWA4Hb3HHbUfw797urk+ifBd6EAovoOUGt0oI="

  /// The hash of the import map, the only inline script.
  let importMapHash: String
  /// Whether browsers reach the site over HTTPS.
  let isProduction: Bool

  func handle(
    _ request: Request, context: SiteContext, next: (Request, SiteContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    context.styleNonce = SymmetricKey(size: .bits128).withUnsafeBytes { Data($0).base64EncodedString() }
    var response = try await next(request, context)
    response.headers[.contentSecurityPolicy] = policy(styleNonce: context.styleNonce)
    if isProduction { response.headers[.strictTransportSecurity] = "max-age=31536000" }
    return response
  }

  private func policy(styleNonce: String) -> String {
    [
      "default-src 'none'", "script-src 'self' '\(importMapHash)'",
      "style-src 'self' 'nonce-\(styleNonce)' '\(Self.turbo7StyleHash)'", "img-src 'self'", "connect-src 'self'",
      "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")
  }
}
