#if Hummingbird
  public import Hummingbird
  public import TabwireServer

  /// Finds out which app asks, and which tabs they are to see.
  ///
  /// It runs after whatever tells who is signed in:
  ///
  ///     router.addMiddleware {
  ///       SessionMiddleware(…)
  ///       TabwireMiddleware { request, context in tabBar(for: context.user) }
  ///     }
  public struct TabwireMiddleware<Context: TabwireRequestContext>: RouterMiddleware {
    private let tabBar: @Sendable (Request, Context) async throws -> TabBar

    /// - Parameter tabBar: declares the tabs of a request. The context already knows the app.
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
    /// The tab bar as the page that is asked for carries it.
    ///
    /// Its `html(…)` is safe as it is, so a Mustache template has it in three braces: `{{{tabBar}}}`.
    ///
    /// - Parameter request: the request for the page.
    /// - Throws: a `TabBarMistake` if the apps would reject the tab bar, unless its policy says to leave out what is
    ///   wrong.
    public func pageTabBar(for request: Request) throws(TabBarMistake) -> PageTabBar {
      try tabBar.page(for: request.uri.path)
    }
  }
#endif
