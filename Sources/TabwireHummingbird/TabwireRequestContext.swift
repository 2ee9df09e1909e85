#if Hummingbird
  import Hummingbird
  public import TabwireServer

  /// A request context that knows who asks, an app or a browser, and which tabs they are to see.
  ///
  ///     struct AppRequestContext: TabwireRequestContext {
  ///       var coreContext: CoreRequestContextStorage
  ///       var nativeApp: NativeApp?
  ///       var tabBar = TabBar {}
  ///       init(source: Source) { coreContext = CoreRequestContextStorage(source: source) }
  ///     }
  public protocol TabwireRequestContext: RequestContext {
    /// The native app that sends the request; nothing if a browser does.
    var nativeApp: NativeApp? { get set }
    /// The tabs of whoever sends the request; none until ``TabwireMiddleware`` has run.
    var tabBar: TabBar { get set }
  }
#endif
