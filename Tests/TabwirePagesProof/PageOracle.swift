#if canImport(TabwirePages)
  import TabwirePages
#endif

/// The kind of a page.
package enum PageKind: String, Hashable, Sendable, CaseIterable {
  case unstarted, live, suspended, failed, disposed
}

extension Page {
  package var kind: PageKind {
    switch self {
    case .unstarted: .unstarted
    case .live: .live
    case .suspended: .suspended
    case .failed: .failed
    case .disposed: .disposed
    }
  }
}

/// The page of a container after an event, written from the rules and not from the reducer.
package enum PageOracle {
  package static func kind(after event: PageEvent, in page: Page) -> PageKind {
    if page == .disposed || event == .disposed { return .disposed }
    guard let document = page.document else { return withoutWebView(event, page) }
    switch event {
    case .replaceAll, .committed: return .live
    case .rendered: return document.hasScreen ? .live : page.kind
    case .sameDocument(let address):
      guard page.kind == .failed, document.hasScreen, let failed = page.failure?.address else { return page.kind }
      return failed == address ? .failed : .live
    case .refused: return .failed
    case .failed: return document.freshness == .refreshing ? .live : .failed
    case .cancelled(let isLoading):
      return isLoading || document.hasScreen || page.failure != nil ? page.kind : .failed
    case .unresponsive: return document.hasScreen && page.failure == nil ? .failed : page.kind
    case .responsive: return page.failure?.reason == .unresponsive && page.kind == .failed ? .live : page.kind
    case .crashed(_, let time): return afterCrash(time, page, document)
    case .pop(let pop) where page.failure?.reason == .signInRequired && pop.arrival == .show: return afterRetry(page)
    case .goBack, .dismissError, .pop:
      return page.kind == .failed && page.failure?.address != nil && document.hasScreen
        && page.failure?.address != document.address ? .live : page.kind
    case .retry, .reload: return afterRetry(page)
    case .networkReturned: return isOfNetwork(page) ? afterRetry(page) : page.kind
    case .suspended: return mayBeSuspended(page, document) ? .suspended : page.kind
    case .selected, .visit, .opened, .found, .outdated, .refreshInPlace, .goForward, .replace, .stop, .stayed,
      .closeRequested,
      .closeConfirmed, .started,
      .redirected, .finished, .inputChanged, .visitStarted, .visitEnded, .sessionChanged, .disposed:
      return page.kind
    }
  }

  static func isOfNetwork(_ page: Page) -> Bool {
    switch page.failure?.reason {
    case .unreachable, .hostNotFound, .connectionRefused: true
    default: false
    }
  }

  private static func withoutWebView(_ event: PageEvent, _ page: Page) -> PageKind {
    switch event {
    case .selected, .visit, .opened, .replaceAll, .replace: return .live
    case .sessionChanged: return .unstarted
    case .found: return .suspended
    case .reload, .retry, .goBack, .goForward, .pop: return page.kind == .suspended ? .live : page.kind
    default: return page.kind
    }
  }

  /// Another crash soon after the last one ends in an error page.
  private static func afterCrash(_ time: Duration, _ page: Page, _ document: Document) -> PageKind {
    if case .failed(let failure, over: _) = page {
      return failure.retry == .reloadAfterTermination ? .live : .failed
    }
    if let last = document.crash, time - last.time < .seconds(60) { return .failed }
    return .live
  }

  private static func afterRetry(_ page: Page) -> PageKind {
    guard case .failed(let failure, over: _) = page else { return page.kind }
    switch failure.retry {
    case .load, .reload: return .live
    case .terminateAndReload, .reloadAfterTermination: return .failed
    }
  }

  private static func mayBeSuspended(_ page: Page, _ document: Document) -> Bool {
    if document.hasInput { return false }
    if document.load != nil || document.visit != nil || document.isLoading { return false }
    let canReturn = page.failure?.address != nil && page.failure?.address != document.address
    return !(page.kind == .failed && document.hasScreen && canReturn)
  }
}
