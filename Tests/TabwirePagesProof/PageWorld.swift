#if canImport(TabwirePages)
  import TabwirePages
  import TabwirePaths
#endif

/// The widgets of a container after the effects of the reducer. Reports every effect that is impossible.
package struct PageWorld: Hashable {
  package private(set) var hasWebView = false
  package private(set) var screen: PageAddress?
  package private(set) var shownFailure: PageFailure?
  package private(set) var hasSlowNotice = false

  package init() {}

  /// Applies an effect.
  ///
  /// - Returns: The reason why the effect is impossible, or `nil`.
  package mutating func apply(_ effect: PageEffect) -> String? {
    switch effect {
    case .createWebView:
      defer { hasWebView = true }
      return hasWebView ? "a second web view is created" : nil
    case .removeWebView:
      defer { hasWebView = false }
      if !hasWebView { return "a web view is removed that does not exist" }
      return screen == nil ? nil : "a web view is removed with its screen"
    case .showError(let failure):
      defer { shownFailure = failure }
      return hasWebView ? nil : "an error page is shown without a web view"
    case .hideError:
      defer { shownFailure = nil }
      return shownFailure == nil ? "an error page is hidden that is not shown" : nil
    case .beginScreen(let address):
      defer { screen = address }
      if !hasWebView { return "a screen begins without a web view" }
      return screen == nil ? nil : "a screen begins before the last one ended"
    case .endScreen:
      defer { screen = nil }
      return screen == nil ? "a screen ends that never began" : nil
    case .scheduleSlowNotice: hasSlowNotice = true
    case .hideSlowNotice: hasSlowNotice = false
    case .restore, .load, .reload, .goBack, .goForward, .replace, .clearHistory, .visitAgain,
      .stopLoading, .stopVisit, .terminateProcess, .beginHistory, .askToRefresh, .refresh, .forgetHistory:
      return hasWebView ? nil : "\(effect) without a web view"
    case .settled, .askToClose, .tryToClose, .close: break
    }
    return nil
  }
}
