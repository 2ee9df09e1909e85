#if canImport(TabwirePages)
  import TabwirePages
#endif

/// The laws of the state machine, checked after each step.
package enum PageLaws {
  /// Returns the laws that a step breaks.
  package static func violations(
    from page: Page, _ event: PageEvent, to next: Page, _ effects: [PageEffect], _ world: PageWorld
  ) -> [String] {
    var broken: [String] = []
    func law(_ name: String, _ holds: Bool) {
      if !holds { broken.append(name) }
    }
    let document = next.document
    law("a page has one web view if it has a document, and none otherwise", world.hasWebView == (document != nil))
    law("a committed page has one screen", (world.screen != nil) == (document?.hasScreen ?? false))
    law(
      "the error page on the screen is that of the page",
      world.shownFailure?.reason == next.failure?.reason && world.shownFailure?.address == next.failure?.address)
    law("a slow notice is scheduled while something is awaited", world.hasSlowNotice == (document?.isWaiting ?? false))
    if page == .disposed { law("a disposed page has no effects", effects.isEmpty && next == .disposed) }
    if event == .disposed { law("a page can be disposed at any time", next == .disposed) }
    if effects.contains(where: \.isBeginScreen) {
      law("a screen begins with a commit or with Turbo's render", event.isCommit || event.isRender)
    }
    if case .committed(let address) = event, page.document != nil {
      law("a commit begins the screen of its address", effects.contains(.beginScreen(address)))
      law("a committed page has no input yet", document?.hasInput == false)
    }
    if case .rendered(let address) = event, page.document?.hasScreen == true {
      law("Turbo's render begins the screen of its address", effects.contains(.beginScreen(address)))
    }
    if case .failed(_, let address) = event, let before = page.document, !before.hasScreen, before.address == address {
      law("a page that failed to return is loaded from its history again", next.failure?.retry == .reload)
    }
    if event == .retry, case .failed(let failure, over: _) = page, failure.retry == .terminateAndReload {
      law("Retry waits for the end of the web process", next.failure?.retry == .reloadAfterTermination)
    }
    if event == .sessionChanged {
      law("no page of the former user is kept to be restored", next.kind != .suspended)
      law("no page of the former user is reloaded", document?.pop == nil)
    }
    if case .sameDocument = event {
      law("another address of the same document keeps the screen", !effects.contains(.endScreen))
    }
    if case .started = event { law("a load does not change the address", next.address == page.address) }
    law(
      "typed text is not dropped without a question",
      !(page.document?.hasInput ?? false) || !effects.contains(where: \.endsPage) || event.mayEndTypedPage)
    if page.document?.load != nil, event.endsLoad {
      law("every load has an end", document?.load == nil)
    }
    if case .failed = event, let before = page.document {
      let isRefreshing = before.freshness == .refreshing
      law("a page that failed shows an error page, unless it was refreshed", (next.failure == nil) == isRefreshing)
      law("a page that could not be refreshed is still out of date", !isRefreshing || document?.freshness == .outdated)
    }
    if event == .refreshInPlace {
      law("a page with typed text is not reloaded", !(page.document?.hasInput ?? false) || effects.isEmpty)
    }
    if document?.freshness == .refreshing {
      law("only a page without an error is refreshed", next.kind == .live && document?.hasScreen == true)
    }
    if page.document?.freshness == .outdated, event.leavesPage {
      law("an outdated page stays outdated, or is loaded afresh", document.map { $0.freshness == .outdated } ?? true)
    }
    return broken
  }
}

extension PageEvent {
  fileprivate var isCommit: Bool { if case .committed = self { true } else { false } }
  fileprivate var isRender: Bool { if case .rendered = self { true } else { false } }

  /// Events that leave the page in front as it is, or suspend it.
  fileprivate var leavesPage: Bool {
    switch self {
    case .selected, .suspended, .stop, .stayed, .started, .finished, .inputChanged, .unresponsive, .responsive,
      .cancelled(isLoading: true):
      true
    default: false
    }
  }

  /// Events after which no load of before is pending.
  fileprivate var endsLoad: Bool {
    switch self {
    case .committed, .failed, .refused, .cancelled(isLoading: false), .crashed, .disposed: true
    default: false
    }
  }

  /// Whether a step may lose typed text: the user confirmed it, the app asked for it, or the page is gone.
  fileprivate var mayEndTypedPage: Bool {
    switch self {
    case .closeConfirmed, .replaceAll, .retry, .reload, .networkReturned, .crashed, .disposed: true
    default: false
    }
  }
}

extension PageEffect {
  fileprivate var isBeginScreen: Bool { if case .beginScreen = self { true } else { false } }
  fileprivate var endsPage: Bool { self == .removeWebView || self == .close || self == .terminateProcess }
}
