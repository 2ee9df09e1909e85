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
  ///
  /// ### Users who sign in and out
  ///
  /// With the name of a cookie, each page names its user (P13.24), and its revision is higher than those of the former user's
  /// pages, whatever the clocks of the servers say (P13.26):
  ///
  ///     TabwireMiddleware(cookie: "trails_user") { request, context in tabBar(for: context.user) }
  ///
  /// The middleware sets the cookie if it names another user than the tab bar of the request. Set it already in the response
  /// of the form that signs a user in or out, with ``TabwireRequestContext/userDidChange(to:)``: until it is set, a page that the
  /// browser restores does not know that its user has left. The cookie carries no authority.
  public struct TabwireMiddleware<Context: TabwireRequestContext>: RouterMiddleware {
    private let cookie: String?
    private let tabBar: @Sendable (Request, Context) async throws -> TabBar

    /// - Parameters:
    ///   - cookie: The name of the cookie that names the user, or `nil` for none. Apps on the same host have names of their own.
    ///     The prefix `__Host-` makes the cookie secure also behind a proxy.
    ///   - tabBar: Declares the tab bar of a request. The context has the native app already.
    public init(cookie: String? = nil, tabBar: @escaping @Sendable (Request, Context) async throws -> TabBar) {
      self.cookie = cookie
      self.tabBar = tabBar
    }

    public func handle(
      _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
      var context = context
      context.tabwire.nativeApp = NativeApp(userAgent: request.headers[.userAgent], cookies: request.headers[.cookie])
      let mark = cookie.map { RequestSessionMark(cookie: $0, of: request) }
      context.tabwire.sessionMark = mark
      context.tabwire.tabBar = RequestTabBar { [tabBar, context] in
        context.marked(try await tabBar(request, context))
      }
      var response = try await next(request, context)
      try mark?.write(to: &response)
      return response
    }
  }
#endif
