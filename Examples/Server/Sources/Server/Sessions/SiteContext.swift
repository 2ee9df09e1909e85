import Hummingbird
import TabwireServer

/// What is known while a request is answered.
struct SiteContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  var requestDecoder = FormDecoder()
  /// No form of the site is longer.
  var maxUploadSize: Int { 16 * 1024 }

  /// The visit that the request belongs to.
  var session = Session()
  /// What styles must carry that scripts add to the page.
  var styleNonce = ""
  /// The app that sends the request; nothing if a browser does.
  var nativeApp: NativeApp?

  init(source: Source) {
    coreContext = CoreRequestContextStorage(source: source)
  }

  /// Who is signed in.
  var visitor: Visitor {
    get throws {
      guard let visitor = session.visitor else { throw HTTPError(.unauthorized) }
      return visitor
    }
  }
}

/// Reads who is visiting, and with what.
struct VisitMiddleware: RouterMiddleware {
  let cookies: SessionCookies
  let formPatience: Duration

  func handle(
    _ request: Request, context: SiteContext, next: (Request, SiteContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    context.session = cookies.session(in: request) ?? Session()
    context.requestDecoder.patience = formPatience
    context.nativeApp = NativeApp(userAgent: request.headers[.userAgent] ?? "")
    return try await next(request, context)
  }
}

/// Lets nobody in who is not signed in and introduced.
struct SignedInOnly: RouterMiddleware {
  func handle(
    _ request: Request, context: SiteContext, next: (Request, SiteContext) async throws -> Response
  ) async throws -> Response {
    guard let visitor = context.session.visitor else { return .redirect(to: "/sign-in") }
    guard visitor.isOnboarded else { return .redirect(to: "/welcome") }
    return try await next(request, context)
  }
}
