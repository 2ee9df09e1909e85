import Foundation
import Hummingbird
import TabwireHummingbird
import TabwireServer

/// The context of a request.
struct SiteContext: TabwireRequestContext {
  var coreContext: CoreRequestContextStorage
  var requestDecoder = FormDecoder()
  /// The maximum size of a form in bytes.
  var maxUploadSize: Int { 16 * 1024 }

  /// The session of the request.
  var session = Session()
  /// The time at which the session ends, or `nil` if the browser has none yet.
  var sessionExpiry: Date?
  /// The translations of the user's language.
  var texts = Texts(language: .english, all: [:])
  /// The nonce of styles that scripts add to the page.
  var styleNonce = ""
  var tabwire: TabwireStorage

  init(source: Source) {
    coreContext = CoreRequestContextStorage(source: source)
    tabwire = TabwireStorage(source: source)
  }

  /// The signed-in user.
  ///
  /// - Throws: An `HTTPError` with status 401 if nobody is signed in.
  var user: User {
    get throws {
      guard let user = session.user else { throw HTTPError(.unauthorized) }
      return user
    }
  }
}

/// Reads the session of a request, and selects the language.
struct SessionMiddleware: RouterMiddleware {
  let site: Site

  func handle(
    _ request: Request, context: SiteContext, next: (Request, SiteContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    if let (session, expiry) = site.cookies.session(in: request) {
      context.sessionExpiry = expiry
      context.session = try site.live.isEnded(session, expiring: expiry) ? session.signedOut : session
    }
    let language = context.session.language ?? request.headers[.acceptLanguage].flatMap(Language.init(acceptLanguage:))
    context.texts = site.texts(in: language ?? .english)
    context.requestDecoder.timeout = site.formTimeout
    return try await next(request, context)
  }
}

/// Redirects users who have not signed in, or not completed onboarding.
struct RequireSignIn: RouterMiddleware {
  func handle(
    _ request: Request, context: SiteContext, next: (Request, SiteContext) async throws -> Response
  ) async throws -> Response {
    guard let user = context.session.user else { return .redirect(to: "/sign-in") }
    guard user.isOnboarded else { return .redirect(to: "/welcome") }
    return try await next(request, context)
  }
}
