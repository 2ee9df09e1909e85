import TabwirePaths

/// Returns the page after an event, with what to do, in order.
package func reduce(_ page: Page, _ event: PageEvent) -> (Page, [PageEffect]) {
  var step = PageStep(page)
  step.handle(event)
  return (step.page, step.effects)
}

/// One step of the state machine.
private struct PageStep {
  private(set) var page: Page
  private(set) var effects: [PageEffect] = []

  init(_ page: Page) {
    self.page = page
  }

  mutating func handle(_ event: PageEvent) {
    if case .disposed = event { return dispose() }
    switch page {
    case .unstarted: handleUnstarted(event)
    case .suspended(let saved): handle(event, suspended: saved)
    case .live(let document), .failed(_, over: let document): handle(event, in: document)
    case .disposed: break
    }
  }

  // MARK: Without a web view

  private mutating func handleUnstarted(_ event: PageEvent) {
    switch event {
    case .selected(let root): start(root)
    case .visit(let address), .replaceAll(let address), .replace(let address): start(address)
    case .opened(let address, let root): start(address, above: root)
    case .found(let saved): page = .suspended(saved)
    case .closeRequested, .closeConfirmed: effects.append(.close)
    default: break
    }
  }

  private mutating func handle(_ event: PageEvent, suspended saved: SuspendedPage) {
    switch event {
    case .selected, .reload, .retry: restore(saved)
    case .goBack: restore(saved, offset: -1)
    case .goForward: restore(saved, offset: 1)
    case .pop(let pop): restore(saved, offset: -pop.count, pop)
    case .visit(let address), .opened(let address, root: _), .replace(let address):
      hideError()
      effects += [.createWebView, .restore(offset: nil)]
      page = .live(Document(restoring: saved))
      load(address)
    case .replaceAll(let address):
      hideError()
      start(address)
    case .sessionChanged:
      hideError()
      page = .unstarted
    case .closeRequested, .closeConfirmed: effects.append(.close)
    default: break
    }
  }

  private mutating func start(_ address: PageAddress, above root: PageAddress? = nil) {
    effects.append(.createWebView)
    if let root, root != address { effects.append(.beginHistory(root)) }
    page = .live(Document())
    load(address)
  }

  /// Restores a suspended page. A page that had failed is loaded instead.
  private mutating func restore(_ saved: SuspendedPage, offset: Int = 0, _ pop: Pop? = nil) {
    hideError()
    effects.append(.createWebView)
    if offset == 0, let failed = saved.failure?.address, failed != saved.address {
      effects += [.restore(offset: nil), .load(failed)]
    } else {
      effects.append(.restore(offset: offset))
    }
    var document = Document(restoring: saved)
    document.pop = pop
    document.isLoading = true
    page = .live(document)
  }

  // MARK: With a web view

  private mutating func handle(_ event: PageEvent, in document: Document) {
    switch event {
    case .selected:
      reloadAfterCrash(document)
      askToRefresh()
    case .outdated:
      // A reload that is under way may bring the former state (P14.8).
      if document.freshness == .refreshing, !document.hasInput { return effects.append(.refresh) }
      update { $0.freshness = .outdated }
      askToRefresh()
    case .refreshInPlace: refreshInPlace(document)
    case .visit(let address), .opened(let address, root: _):
      if document.address == address { reload() } else { load(address) }
    case .replaceAll(let address):
      removeWebView(document)
      hideError()
      start(address)
    case .goBack: if page.isOverPage { hideErrorOverPage() } else { effects.append(.goBack(1)) }
    case .goForward: effects.append(.goForward)
    case .pop(let pop): self.pop(pop, document)
    case .replace(let address): if document.hasScreen { effects.append(.replace(address)) } else { load(address) }
    case .reload: if page.failure == nil { reload() } else { retry(document) }
    case .retry: if page.failure != nil { retry(document) }
    case .networkReturned: if page.failure?.dependsOnNetwork == true { retry(document) }
    case .dismissError: if page.isOverPage { hideErrorOverPage() }
    case .stop: effects.append(document.visit == nil ? .stopLoading : .stopVisit)
    case .stayed: update { $0.pop = nil }
    case .closeRequested: effects.append(document.hasInput ? .askToClose : .tryToClose)
    case .closeConfirmed: effects.append(.close)
    case .inputChanged(let hasInput): update { $0.hasInput = hasInput }
    case .suspended(let saved): suspend(saved, document)
    case .sessionChanged: forgetHistory()
    case .disposed: break
    default: handleWebView(event, in: document)
    }
  }

  private mutating func handleWebView(_ event: PageEvent, in document: Document) {
    switch event {
    case .started(let address):
      update {
        $0.load = Load(address)
        $0.isLoading = true
        $0.isProcessRunning = true
        if $0.pop?.address != address { $0.pop = nil }
        $0.endRefresh(ifNotAt: address)
      }
      effects.append(.scheduleSlowNotice(address))
    case .redirected(let address): update { $0.load?.address = address }
    case .committed(let address): commit(address, document)
    case .rendered(let address): if document.hasScreen { render(address) }
    case .sameDocument(let address):
      update { $0.address = address }
      if document.hasScreen, let failed = page.failure?.address, failed != address { hideErrorOverPage() }
      arrive(document.pop)
    case .finished:
      update {
        $0.isLoading = false
        if $0.crash?.address != $0.address { $0.crash = nil }
      }
      effects.append(.settled)
    case .failed(let reason, let address): fail(PageFailure(reason, at: address), document)
    case .refused(let address): refuse(address, document)
    case .cancelled(let isLoading): cancel(isLoading: isLoading, document)
    case .crashed(let isSelected, let time): crash(document, isSelected: isSelected, at: time)
    case .visitStarted(let address):
      update {
        $0.visit = address
        $0.endRefresh(ifNotAt: address)
      }
      effects.append(.scheduleSlowNotice(address))
    case .visitEnded:
      update { $0.visit = nil }
      if document.freshness == .refreshing { update { $0.freshness = .fresh } }
      if document.load == nil { effects.append(.hideSlowNotice) }
      effects.append(.settled)
    case .unresponsive: if page.failure == nil, document.hasScreen { becomeUnresponsive(document) }
    case .responsive: if page.failure?.reason == .unresponsive { hideErrorOverPage() }
    default: break
    }
  }

  // MARK: Pages

  private mutating func commit(_ address: PageAddress, _ document: Document) {
    endScreen(document)
    effects.append(.hideSlowNotice)
    hideError()
    var next = document
    next.address = address
    next.load = nil
    next.visit = nil
    next.pop = nil
    next.hasInput = false
    next.hasScreen = true
    next.freshness = .fresh
    effects.append(.beginScreen(address))
    page = .live(next)
    arrive(document.pop)
  }

  private mutating func render(_ address: PageAddress) {
    update {
      $0.address = address
      $0.freshness = .fresh
    }
    effects += [.endScreen, .beginScreen(address)]
    if case .failed = page { hideErrorOverPage() }
  }

  private mutating func askToRefresh() {
    guard case .live(let document) = page, document.hasScreen, document.freshness == .outdated else { return }
    effects.append(.askToRefresh)
  }

  private mutating func refreshInPlace(_ document: Document) {
    guard case .live = page, document.hasScreen, !document.hasInput, !document.isWaiting,
      document.freshness == .outdated
    else { return }
    update { $0.freshness = .refreshing }
    effects.append(.refresh)
  }

  /// Keeps the page after a failed refresh.
  private mutating func keepAfterRefresh() {
    update {
      $0.load = nil
      $0.visit = nil
      $0.isLoading = false
      $0.freshness = .outdated
    }
    effects.append(.hideSlowNotice)
  }

  /// Forgets the former user's pages. The page in front stays.
  private mutating func forgetHistory() {
    update { $0.pop = nil }
    effects.append(.forgetHistory)
  }

  // MARK: Going back

  private mutating func pop(_ pop: Pop, _ document: Document) {
    // The user signed in: the page that was refused is requested again.
    if page.failure?.reason == .signInRequired, pop.arrival == .show { return retry(document) }
    var pop = pop
    if page.isOverPage {
      hideErrorOverPage()
      pop.count -= 1
      if pop.count == 0 { return arrive(pop) }
    }
    update { $0.pop = pop }
    effects.append(.goBack(pop.count))
  }

  /// Does what was intended for the page that the app goes back to.
  private mutating func arrive(_ pop: Pop?) {
    guard let pop, pop.address == page.document?.address else { return }
    update { $0.pop = nil }
    if pop.arrival == .clear { effects.append(.clearHistory) }
    switch pop.arrival {
    case .show: break
    case .visit, .refresh, .clear: effects.append(.visitAgain)
    case .replace(let other): effects.append(.replace(other))
    }
  }

  // MARK: Errors

  private mutating func fail(_ failure: PageFailure, _ document: Document) {
    if case .live = page, document.freshness == .refreshing { return keepAfterRefresh() }
    var (failure, next) = (failure, document)
    next.load = nil
    next.visit = nil
    next.pop = nil
    if document.load != nil { next.isLoading = false }
    // A page that was restored or has crashed is the current one of the back-forward list.
    if !document.hasScreen, failure.address == document.address { failure.retry = .reload }
    effects += [.hideSlowNotice, .showError(failure)]
    page = .failed(failure, over: next)
  }

  private mutating func refuse(_ address: PageAddress, _ document: Document) {
    endScreen(document)
    update {
      $0.address = nil
      $0.freshness = .fresh
      $0.hasScreen = false
      $0.hasInput = false
    }
    if let next = page.document { fail(PageFailure(.blocked, at: address), next) }
  }

  /// A cancelled load is an error only if no page is left to show.
  private mutating func cancel(isLoading: Bool, _ document: Document) {
    guard !isLoading else { return }
    if document.freshness == .refreshing { update { $0.freshness = .outdated } }
    let stopped = document.load?.address
    update {
      $0.load = nil
      $0.isLoading = false
    }
    if document.visit == nil { effects.append(.hideSlowNotice) }
    guard !document.hasScreen, page.failure == nil, let next = page.document else { return }
    fail(PageFailure(.stopped, at: stopped), next)
  }

  private mutating func becomeUnresponsive(_ document: Document) {
    let failure = PageFailure(.unresponsive, at: nil, retry: .terminateAndReload)
    effects.append(.showError(failure))
    var document = document
    if document.freshness == .refreshing { document.freshness = .outdated }
    page = .failed(failure, over: document)
  }

  private mutating func retry(_ document: Document) {
    guard let failure = page.failure else { return }
    var document = document
    document.crash = nil
    update { $0.crash = nil }
    switch failure.retry {
    case .load(let address):
      hideErrorOverPage()
      load(address)
    case .reload:
      hideErrorOverPage()
      reload()
    case .terminateAndReload:
      var waiting = failure
      waiting.retry = .reloadAfterTermination
      page = .failed(waiting, over: document)
      effects.append(.terminateProcess)
    case .reloadAfterTermination: effects.append(.terminateProcess)
    }
  }

  /// Shows the web view below the error page.
  private mutating func hideErrorOverPage() {
    guard page.failure != nil, let document = page.document else { return }
    hideError()
    page = .live(document)
  }

  // MARK: The web process

  private mutating func crash(_ document: Document, isSelected: Bool, at time: Duration) {
    var next = document
    next.crash = Crash(at: document.address ?? document.load?.address, time: time)
    next.load = nil
    next.isLoading = false
    next.visit = nil
    next.pop = nil
    next.hasScreen = false
    next.hasInput = false
    next.isProcessRunning = false
    next.freshness = .fresh
    endScreen(document)
    effects.append(.hideSlowNotice)
    let isRepeated = document.crash.map { time - $0.time < Crash.memory } ?? false
    switch page {
    case .failed(let failure, over: _) where failure.retry == .reloadAfterTermination:
      next.crash = document.crash
      next.isProcessRunning = true
      hideError()
      page = .live(next)
      reload()
    case .failed(var failure, over: _):
      if failure.reason == .unresponsive { failure.retry = .reload }
      page = .failed(failure, over: next)
    default:
      page = .live(next)
      if isRepeated {
        fail(PageFailure(.crashed, at: nil), next)
      } else if isSelected {
        reloadAfterCrash(next)
      }
    }
  }

  private mutating func reloadAfterCrash(_ document: Document) {
    guard case .live = page, !document.isProcessRunning else { return }
    update { $0.isProcessRunning = true }
    reload()
  }

  // MARK: The end

  private mutating func suspend(_ saved: SuspendedPage, _ document: Document) {
    guard page.canBeSuspended else { return }
    var saved = saved
    saved.failure = page.failure
    saved.crash = document.crash
    removeWebView(document)
    page = .suspended(saved)
  }

  private mutating func dispose() {
    if let document = page.document { removeWebView(document) }
    hideError()
    page = .disposed
  }

  private mutating func removeWebView(_ document: Document) {
    endScreen(document)
    if document.isWaiting { effects.append(.hideSlowNotice) }
    effects.append(.removeWebView)
  }

  // MARK: Parts of steps

  private mutating func load(_ address: PageAddress) {
    update { $0.isLoading = true }
    effects.append(.load(address))
  }

  private mutating func reload() {
    update { $0.isLoading = true }
    effects.append(.reload)
  }

  private mutating func endScreen(_ document: Document) {
    if document.hasScreen { effects.append(.endScreen) }
  }

  private mutating func hideError() {
    if page.failure != nil { effects.append(.hideError) }
  }

  private mutating func update(_ change: (inout Document) -> Void) {
    switch page {
    case .live(var document):
      change(&document)
      page = .live(document)
    case .failed(let failure, over: var document):
      change(&document)
      page = .failed(failure, over: document)
    case .unstarted, .suspended, .disposed: break
    }
  }
}
