import TabwirePaths

/// The state of the page in a container.
///
/// `reduce(_:_:)` is the only code that changes it. It has no widgets, no clock and no I/O.
package enum Page: Hashable, Sendable {
  case unstarted
  /// A web view with a page, or with the load of its first page.
  case live(Document)
  /// No web view. The page is restored when the tab is selected.
  case suspended(SuspendedPage)
  /// An error page over a web view.
  case failed(PageFailure, over: Document)
  case disposed
}

/// The state of one web view.
package struct Document: Hashable, Sendable {
  /// The address of the committed page or of one that is restored, or `nil` before the first commit.
  package var address: PageAddress?
  /// The load that was requested and not committed, or `nil`.
  package var load: Load?
  /// Whether the web view is loading, including the resources of a committed page.
  package var isLoading = false
  /// The address of a Turbo visit that waits for its response, or `nil`.
  package var visit: PageAddress?
  /// Whether the committed page has a screen, to which its components belong.
  package var hasScreen = false
  package var hasInput = false
  package var isProcessRunning = true
  /// The last time that the web process ended, or `nil`.
  package var crash: Crash?
  /// The page that the app goes back to, and what happens there, or `nil`.
  package var pop: Pop?
  package var freshness = Freshness.fresh

  package init() {}

  /// The document of a web view in which a page is restored.
  init(restoring saved: SuspendedPage) {
    address = saved.address
    crash = saved.crash
  }

  /// Whether a load or a visit waits for its response.
  package var isWaiting: Bool { load != nil || visit != nil }

  /// Records that another page is loaded instead of the one that is refreshed.
  mutating func endRefresh(ifNotAt address: PageAddress) {
    if freshness == .refreshing, address != self.address { freshness = .outdated }
  }
}

/// Whether a page is out of date, as that of an outdated container (R9.6).
package enum Freshness: Hashable, Sendable {
  case fresh
  /// The page is out of date. While its tab is selected, it is reloaded or the reload is offered.
  case outdated
  /// The page is reloaded because it is out of date. It stays if that fails.
  case refreshing
}

/// A load that was requested and not committed.
package struct Load: Hashable, Sendable {
  package let requested: PageAddress
  package var address: PageAddress

  package init(_ address: PageAddress) {
    requested = address
    self.address = address
  }
}

/// The end of a web process.
package struct Crash: Hashable, Sendable {
  /// The time during which another crash at the same page shows an error page instead of reloading.
  package static let memory = Duration.seconds(60)

  /// The page that was shown, or `nil`.
  package let address: PageAddress?
  /// The time of the crash, since any fixed moment.
  package let time: Duration

  package init(at address: PageAddress?, time: Duration) {
    self.address = address
    self.time = time
  }
}

/// The page of a suspended tab.
package struct SuspendedPage: Hashable, Sendable {
  /// The address of the page, or `nil` if no page was committed.
  package let address: PageAddress?
  /// The error page that is shown, or `nil`.
  package var failure: PageFailure?
  /// The last time that the web process ended, or `nil`.
  package var crash: Crash?

  package init(address: PageAddress?, failure: PageFailure? = nil, crash: Crash? = nil) {
    self.address = address
    self.failure = failure
    self.crash = crash
  }
}

/// The reason for an error page, and what its button does.
package struct PageFailure: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// The server cannot be reached, or closed the connection without a response.
    case unreachable
    /// No server has this name.
    case hostNotFound
    /// No server listens at the port.
    case connectionRefused
    /// WebKit loads no page from the port.
    case blocked
    /// The server's certificate is not trusted.
    case insecure
    /// The server responded with this status, 500 or above.
    case serverFailed(status: Int)
    /// The server responded with the status 401.
    case signInRequired
    /// The server redirects in a loop.
    case redirectLoop
    /// The server redirects the first page to this host, which does not belong to the app.
    case leavesApp(to: String)
    /// The server responded with this status, which has no page: 204, 205 or 304.
    case empty(status: Int)
    /// The user stopped the load of the first page.
    case stopped
    /// The web process ended more than once.
    case crashed
    /// The page does not respond.
    case unresponsive
  }

  /// The effect of the button Retry.
  package enum Retry: Hashable, Sendable {
    case load(PageAddress)
    case reload
    /// Ends the web process, then reloads the page.
    case terminateAndReload
    /// Waits for the end of the web process, then reloads the page.
    case reloadAfterTermination
  }

  /// Whether the page can be loaded when the network is available again.
  package var dependsOnNetwork: Bool { [.unreachable, .hostNotFound, .connectionRefused].contains(reason) }

  package let reason: Reason
  /// The address that failed, or `nil`.
  package let address: PageAddress?
  package var retry: Retry

  package init(_ reason: Reason, at address: PageAddress?, retry: Retry? = nil) {
    self.reason = reason
    self.address = address
    self.retry = retry ?? address.map { .load($0) } ?? .reload
  }
}

extension Page {
  /// The web view's document, or `nil` if the container has no web view.
  package var document: Document? {
    switch self {
    case .live(let document), .failed(_, over: let document): document
    case .unstarted, .suspended, .disposed: nil
    }
  }

  /// The error page on the screen, or `nil`.
  package var failure: PageFailure? {
    switch self {
    case .failed(let failure, over: _): failure
    case .suspended(let page): page.failure
    case .unstarted, .live, .disposed: nil
    }
  }

  /// The address of the page: the committed one, never that of a load.
  package var address: PageAddress? {
    if case .suspended(let page) = self { return page.address }
    return document?.address
  }

  /// Whether the error page is over a page that the user can return to.
  package var isOverPage: Bool {
    guard case .failed(let failure, over: let document) = self, document.hasScreen else { return false }
    return failure.address != nil && failure.address != document.address
  }

  /// Whether the page can be suspended without losing state that the state machine knows.
  package var canBeSuspended: Bool {
    guard let document else { return false }
    return !document.isLoading && !document.isWaiting && !document.hasInput && !isOverPage
  }
}
