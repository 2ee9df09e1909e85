#if Hummingbird
  import HTTPTypes
  public import Hummingbird
  import NIOHTTP1

  /// A middleware that rejects requests which readers read differently, and makes every response safe for browsers.
  ///
  /// Add it before all others:
  ///
  ///     router.addMiddleware {
  ///       SafetyMiddleware(allowedHosts: ["trails.example"])
  ///       PublicFiles("public")
  ///       TabwireMiddleware { request, context in tabBar(for: context.user) }
  ///     }
  ///
  /// - The path of a request is percent-decoded once. It is rejected with status 400 if it then has a control character, a
  ///   backslash, an empty segment, or one of dots, or if it encodes a slash.
  /// - A request with two `Host` headers that differ is rejected with status 400: a proxy may read the other one.
  ///   A server of `gracefulHTTP1` rejects an absolute target of another host in the same way.
  /// - The host must be one of the allowed ones; any other is rejected with status 421.
  /// - Every response, including one for an error, gets the security headers that it lacks.
  /// - The response to `HEAD` has no body. Otherwise clients would read the body as the next response.
  public struct SafetyMiddleware<Context: RequestContext>: RouterMiddleware {
    private let allowedHosts: Set<String>?

    /// - Parameter allowedHosts: The host names of the site, in lower case and without a port, or `nil` to allow any. Checks
    ///   that compare the origin of a form with the host of the request rely on it.
    public init(allowedHosts: Set<String>? = nil) {
      self.allowedHosts = allowedHosts
    }

    public func handle(
      _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
      var response = try await response(to: request, context: context, next: next)
      for (name, value) in safetyHeaders where response.headers[name] == nil { response.headers[name] = value }
      return request.method == .head ? response.createHeadResponse() : response
    }

    private func response(
      to request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
      do {
        guard RequestTarget(request.uri.string, path: request.uri.path).isSafe, request.namesOneHost else {
          throw HTTPError(.badRequest)
        }
        guard isAllowed(request.head.authority) else { throw HTTPError(.misdirectedRequest) }
        return try await next(request, context)
      } catch let error as any HTTPResponseError {
        return try error.response(from: request, context: context)
      } catch let error as HTTPParserError {
        throw error
      } catch {
        context.logger.error("\(request.method) \(request.uri.path): \(error)")
        return Response(status: .internalServerError)
      }
    }

    private func isAllowed(_ authority: String?) -> Bool {
      guard let allowedHosts else { return true }
      // The brackets of an IPv6 address contain colons.
      guard let host = authority?.lowercased().wholeMatch(of: #/(\[[^\]]*\]|[^:]*)(?::\d*)?/#)?.1 else { return false }
      return allowedHosts.contains(String(host))
    }
  }

  extension Request {
    /// Whether further `Host` headers name the host of the first one.
    fileprivate var namesOneHost: Bool {
      let authority = head.authority?.lowercased()
      return headers.allSatisfy { $0.name.canonicalName != "host" || $0.value.lowercased() == authority }
    }
  }

  private let safetyHeaders: [(HTTPField.Name, String)] = [
    (
      "Content-Security-Policy",
      "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=()"),
    ("Referrer-Policy", "same-origin"),
    ("X-Content-Type-Options", "nosniff"),
  ].compactMap { name, value in HTTPField.Name(name).map { ($0, value) } }
#endif
