#if Hummingbird
  public import Hummingbird
  public import TabwireServer

  /// A middleware that reads the native app of a request and declares its tab bar.
  ///
  /// Add it after the middleware that authenticates the user:
  ///
  ///     router.addMiddleware {
  ///       SessionMiddleware(…)
  ///       TabwireMiddleware { request, context in tabBar(for: context.user) }
  ///     }
  ///
  /// The tab bar is declared once a request, when a route first asks for it. Assets, redirects and forms declare none, and
  /// an error in the closure reaches only the routes that render a page.
  public struct TabwireMiddleware<Context: TabwireRequestContext>: RouterMiddleware {
    private let tabBar: @Sendable (Request, Context) async throws -> TabBar

    /// - Parameter tabBar: Declares the tab bar of a request. The context has the native app already.
    public init(tabBar: @escaping @Sendable (Request, Context) async throws -> TabBar) {
      self.tabBar = tabBar
    }

    public func handle(
      _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
      var context = context
      context.tabwire.nativeApp = NativeApp(userAgent: request.headers[.userAgent], cookies: request.headers[.cookie])
      context.tabwire.tabBar = RequestTabBar { [tabBar, context] in try await tabBar(request, context) }
      return try await next(request, context)
    }
  }
#endif
