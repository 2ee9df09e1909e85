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
  }

  /// The error for a route that renders a tab bar without ``TabwireMiddleware``.
  public struct MissingTabwireMiddlewareError: Error, CustomStringConvertible {
    public var description: String {
      "the request has no tab bar; add TabwireMiddleware to the router before the route"
    }
  }
#endif
