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
  public struct TabwireMiddleware<Context: TabwireRequestContext>: RouterMiddleware {
    private let tabBar: @Sendable (Request, Context) async throws -> TabBar

    /// - Parameter tabBar: declares the tab bar of a request. The context has the native app already.
    public init(tabBar: @escaping @Sendable (Request, Context) async throws -> TabBar) {
      self.tabBar = tabBar
    }

    public func handle(
      _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
      var context = context
      context.nativeApp = request.headers[.userAgent].flatMap(NativeApp.init)
      context.tabBar = try await tabBar(request, context)
      return try await next(request, context)
    }
  }

  extension TabwireRequestContext {
    /// Returns the tab bar of the requested page.
    ///
    /// Its `html(…)` is already escaped. Mustache templates insert it with three braces: `{{{tabBar}}}`.
    ///
    /// - Parameter request: the request for the page.
    /// - Throws: a `TabBarError` if apps would reject the tab bar, unless its `onInvalid` is `omit`.
    public func pageTabBar(for request: Request) throws(TabBarError) -> PageTabBar {
      try tabBar.page(for: request.uri.path)
    }
  }
#endif
