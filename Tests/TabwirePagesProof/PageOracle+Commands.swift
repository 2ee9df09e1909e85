#if canImport(TabwirePages)
  import TabwirePages
  import TabwirePaths
#endif

extension PageEffect {
  /// Whether the effect is a command to the web view or the user, and does not only display the state.
  package var isCommand: Bool {
    switch self {
    case .restore, .load, .reload, .goBack, .goForward, .replace, .clearHistory, .visitAgain,
      .stopLoading, .stopVisit, .terminateProcess, .beginHistory, .askToRefresh, .refresh, .forgetHistory, .askToClose,
      .tryToClose, .close:
      true
    case .createWebView, .removeWebView, .showError, .hideError, .beginScreen, .endScreen,
      .scheduleSlowNotice, .hideSlowNotice, .settled:
      false
    }
  }
}

extension PageOracle {
  /// The commands that an event must cause, in order, written from the rules and not from the reducer.
  package static func commands(after event: PageEvent, in page: Page) -> [PageEffect] {
    if page == .disposed || event == .disposed { return [] }
    if case .replaceAll(let address) = event { return [.load(address)] }
    guard let document = page.document else { return commandsWithoutWebView(event, page) }
    switch event {
    case .visit(let address), .opened(let address, root: _):
      return address == document.address ? [.reload] : [.load(address)]
    case .goBack:
      let returnsToPage = page.kind == .failed && kind(after: event, in: page) == .live
      return returnsToPage ? [] : [.goBack(1)]
    case .pop(let pop):
      if page.failure?.reason == .signInRequired, pop.arrival == .show { return commandsOfRetry(page) }
      guard page.kind == .failed, kind(after: event, in: page) == .live else { return [.goBack(pop.count)] }
      if pop.count > 1 { return [.goBack(pop.count - 1)] }
      return commandsOfArrival(pop, at: document.address)
    case .replace(let address): return document.hasScreen ? [.replace(address)] : [.load(address)]
    case .sameDocument(let address): return commandsOfArrival(document.pop, at: address)
    case .goForward: return [.goForward]
    case .reload where page.failure == nil: return [.reload]
    case .reload, .retry: return commandsOfRetry(page)
    case .networkReturned: return isOfNetwork(page) ? commandsOfRetry(page) : []
    case .stop: return document.visit == nil ? [.stopLoading] : [.stopVisit]
    case .closeRequested: return document.hasInput ? [.askToClose] : [.tryToClose]
    case .closeConfirmed: return [.close]
    case .sessionChanged: return [.forgetHistory]
    case .selected:
      return (page.kind == .live && !document.isProcessRunning ? [.reload] : []) + commandsIfOutdated(page, document)
    case .outdated:
      if document.freshness == .refreshing, !document.hasInput { return [.refresh] }
      return page.kind == .live && document.hasScreen ? [.askToRefresh] : []
    case .refreshInPlace:
      let losesNothing = !document.hasInput && document.load == nil && document.visit == nil
      return losesNothing && document.freshness == .outdated && page.kind == .live && document.hasScreen
        ? [.refresh] : []
    case .committed(let address): return commandsOfArrival(document.pop, at: address)
    case .crashed(let isSelected, let time): return commandsAfterCrash(isSelected, time, page, document)
    default: return []
    }
  }

  private static func commandsWithoutWebView(_ event: PageEvent, _ page: Page) -> [PageEffect] {
    switch (event, page) {
    case (.closeRequested, _), (.closeConfirmed, _): return [.close]
    case (.opened(let address, let root), .unstarted):
      return address == root ? [.load(address)] : [.beginHistory(root), .load(address)]
    case (.replace(let address), .unstarted): return [.load(address)]
    case (.replace(let address), .suspended): return [.restore(offset: nil), .load(address)]
    case (.pop(let pop), .suspended): return [.restore(offset: -pop.count)]
    case (.visit(let address), .unstarted), (.selected(root: let address), .unstarted): return [.load(address)]
    case (.visit(let address), .suspended), (.opened(let address, root: _), .suspended):
      return [.restore(offset: nil), .load(address)]
    case (.selected, .suspended(let saved)), (.reload, .suspended(let saved)), (.retry, .suspended(let saved)):
      return commandsOfRestoring(saved)
    case (.goBack, .suspended): return [.restore(offset: -1)]
    case (.goForward, .suspended): return [.restore(offset: 1)]
    default: return []
    }
  }

  private static func commandsOfArrival(_ pop: Pop?, at address: PageAddress?) -> [PageEffect] {
    guard let pop, pop.address == address else { return [] }
    return switch pop.arrival {
    case .show: []
    case .refresh: [.visitAgain]
    case .visit: [.visitAgain]
    case .clear: [.clearHistory, .visitAgain]
    case .replace(let other): [.replace(other)]
    }
  }

  private static func commandsIfOutdated(_ page: Page, _ document: Document) -> [PageEffect] {
    page.kind == .live && document.hasScreen && document.freshness == .outdated ? [.askToRefresh] : []
  }

  private static func commandsOfRestoring(_ saved: SuspendedPage) -> [PageEffect] {
    guard let failure = saved.failure else { return [.restore(offset: 0)] }
    guard let failed = failure.address, failed != saved.address else { return [.restore(offset: 0)] }
    return [.restore(offset: nil), .load(failed)]
  }

  private static func commandsOfRetry(_ page: Page) -> [PageEffect] {
    guard let failure = page.failure else { return [] }
    switch failure.retry {
    case .load(let address): return [.load(address)]
    case .reload: return [.reload]
    case .terminateAndReload, .reloadAfterTermination: return [.terminateProcess]
    }
  }

  private static func commandsAfterCrash(
    _ isSelected: Bool, _ time: Duration, _ page: Page, _ document: Document
  ) -> [PageEffect] {
    if case .failed(let failure, over: _) = page { return failure.retry == .reloadAfterTermination ? [.reload] : [] }
    if let last = document.crash, time - last.time < .seconds(60) { return [] }
    return isSelected ? [.reload] : []
  }
}
