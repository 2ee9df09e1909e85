import Hummingbird
import TabwireHummingbird
import TabwireServer

/// What is known while a request is answered.
struct SiteContext: TabwireRequestContext {
  var coreContext: CoreRequestContextStorage
  var requestDecoder = FormDecoder()
  /// No form of the site is longer.
  var maxUploadSize: Int { 16 * 1024 }

  /// The visit that the request belongs to.
  var session = Session()
  /// What the page says, in the visitor's language.
  var texts = Texts(language: .english, all: [:])
  /// What styles must carry that scripts add to the page.
  var styleNonce = ""
  var nativeApp: NativeApp?
  var tabBar = TabBar {}

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

/// Reads who is visiting, and what language they read.
struct VisitMiddleware: RouterMiddleware {
  let site: Site

  func handle(
    _ request: Request, context: SiteContext, next: (Request, SiteContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    context.session = site.cookies.session(in: request) ?? Session()
    let language = context.session.language ?? request.headers[.acceptLanguage].flatMap(Language.init(acceptLanguage:))
    context.texts = site.texts(in: language ?? .english)
    context.requestDecoder.patience = site.formPatience
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
