#if Hummingbird
  public import Hummingbird
  import NIOCore
  public import TabwireServer

  /// A request context with the native app and the tab bar of the request.
  ///
  ///     struct AppRequestContext: TabwireRequestContext {
  ///       var coreContext: CoreRequestContextStorage
  ///       var tabwire = TabwireStorage()
  ///       init(source: Source) { coreContext = CoreRequestContextStorage(source: source) }
  ///     }
  public protocol TabwireRequestContext: RequestContext {
    /// The storage of ``TabwireMiddleware``.
    var tabwire: TabwireStorage { get set }
  }

  /// The native app and the tab bar of a request, stored by ``TabwireMiddleware``.
  public struct TabwireStorage: Sendable {
    var nativeApp: NativeApp?
    var tabBar: RequestTabBar?
    var sessionMark: RequestSessionMark?
    /// The channel of the request, for streams.
    let channel: (any Channel)?

    /// Creates the storage of a request before the middleware runs.
    public init() {
      channel = nil
    }

    /// Creates the storage of a request that may open a stream of tab bars.
    ///
    /// - Parameter source: The source of the context.
    public init(source: ApplicationRequestContextSource) {
      channel = source.channel
    }
  }

  extension TabwireRequestContext {
    /// The native app that sends the request, or `nil` for a browser.
    public var nativeApp: NativeApp? { tabwire.nativeApp }

    /// Returns the tab bar of the request. It is declared on the first call, so that requests without a page cost nothing.
    ///
    /// - Throws: A ``MissingTabwireMiddlewareError``, or the error of the closure that declares the tab bar.
    public func tabBar() async throws -> TabBar {
      guard let tabBar = tabwire.tabBar else { throw MissingTabwireMiddlewareError() }
      return try await tabBar.value
    }

    /// Returns the tab bar of the requested page.
    ///
    /// Its `html(…)` is already escaped. Mustache templates insert it with three braces: `{{{tabBar}}}`.
    ///
    /// - Parameter request: The request for the page.
    /// - Throws: The errors of ``tabBar()``, or a `TabBarError` if apps would reject the tab bar and its `onInvalid` is
    ///   `throwError`.
    public func pageTabBar(for request: Request) async throws -> PageTabBar {
      try await tabBar().page(for: request.uri.path)
    }

    /// Returns a tab bar that a route declares by itself with the mark of its user (P13.24), as that of ``tabBar()`` has it.
    ///
    /// Without the cookie of ``TabwireMiddleware``, it is returned as it is.
    ///
    /// - Parameter tabBar: The tab bar.
    public func marked(_ tabBar: TabBar) -> TabBar {
      tabwire.sessionMark?.marked(tabBar) ?? tabBar
    }

    /// Records that the response signs a user in or out, so that it sets the cookie of ``TabwireMiddleware`` (P13.24).
    ///
    ///     router.post("/sign-out") { request, context in
    ///       context.userDidChange(to: nil)
    ///       return Response.redirect(to: "/sign-in")
    ///     }
    ///
    /// - Parameter session: The key of the user who is signed in now, or `nil` if nobody is.
    public func userDidChange(to session: SessionKey?) {
      tabwire.sessionMark?.mark(of: session ?? .nobody)
    }
  }

  /// The error for a route that renders a tab bar without ``TabwireMiddleware``.
  public struct MissingTabwireMiddlewareError: Error, CustomStringConvertible {
    public var description: String {
      "the request has no tab bar; add TabwireMiddleware to the router before the route"
    }
  }
#endif
