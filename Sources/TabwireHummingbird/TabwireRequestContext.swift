#if Hummingbird
  import Hummingbird
  public import TabwireServer

  /// A request context with the native app and the tab bar of the request.
  ///
  ///     struct AppRequestContext: TabwireRequestContext {
  ///       var coreContext: CoreRequestContextStorage
  ///       var nativeApp: NativeApp?
  ///       var tabBar = TabBar {}
  ///       init(source: Source) { coreContext = CoreRequestContextStorage(source: source) }
  ///     }
  public protocol TabwireRequestContext: RequestContext {
    /// The native app that sends the request, or `nil` for a browser.
    var nativeApp: NativeApp? { get set }
    /// The tab bar of the request, empty before ``TabwireMiddleware`` runs.
    var tabBar: TabBar { get set }
  }
#endif
