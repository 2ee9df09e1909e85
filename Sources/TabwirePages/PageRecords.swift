import Foundation
import TabwirePaths

/// What a navigator remembers of its loads and of the pages in its history.
package struct PageRecords: Sendable {
  /// The address that the app itself is loading, or `nil`.
  package private(set) var requested: PageAddress?
  /// Whether a script of the app replaces the page, until the load starts.
  private var isReplacing = false
  /// Whether a form was submitted whose response was not committed yet.
  private var submitsForm = false
  /// The pages that are responses to forms, which cannot be loaded again without sending the form.
  private var formResponses = PageSet()
  /// The pages that the user left with unsent input. WebKit keeps them in its page cache.
  private var pagesWithInput = PageSet()
  /// The pages behind the one in front that are out of date.
  private var outdatedPages = PageSet()
  private var session = Session.known

  /// Whether it is known whose session the page in front belongs to.
  private enum Session {
    case known
    /// The page is the response to a form and has not sent its configuration. The form may have signed the user out: the
    /// pages behind it are not shown before that is known.
    case awaited(goesBack: Bool)
  }

  package init() {}

  // MARK: Loads

  package mutating func request(_ address: PageAddress?) {
    requested = address
  }

  /// A script of the app replaces the page. The address of such a load is known later.
  package mutating func replace(by address: PageAddress) {
    requested = address
    isReplacing = true
  }

  package mutating func loadDidStart(_ address: PageAddress) {
    if requested != address, !isReplacing { requested = nil }
    isReplacing = false
  }

  /// A load failed.
  ///
  /// - Parameter isLoading: Whether the load that replaced it is under way.
  package mutating func loadDidFail(isLoading: Bool) {
    if !isLoading { requested = nil }
  }

  /// A document was committed.
  package mutating func documentDidCommit(leaving previous: PageAddress?, hasInput: Bool) {
    if let previous { pagesWithInput.set(previous.url, isMember: hasInput) }
    requested = nil
  }

  package mutating func formDidStart() {
    submitsForm = true
  }

  /// A response arrived.
  package mutating func responseDidArrive(at url: URL, isForm: Bool) {
    formResponses.set(url, isMember: isForm)
  }

  /// The origin of a load whose response arrived.
  package func origin(isForm: Bool, redirectCount: Int) -> LoadOrigin {
    if let requested { return .app(requested: requested) }
    if isForm || submitsForm { return .form }
    return redirectCount > 0 ? .redirect : .page
  }

  // MARK: The history

  /// The web process ended, and the pages in WebKit's page cache with it.
  package mutating func processDidTerminate() {
    pagesWithInput = PageSet()
    requested = nil
  }

  package mutating func webViewWasRemoved() {
    processDidTerminate()
    outdatedPages = PageSet()
  }

  package func isFormResponse(_ url: URL) -> Bool { formResponses.contains(url) }

  /// Whether one of the pages was left with unsent input.
  package func haveInput(_ urls: [URL]) -> Bool { urls.contains { pagesWithInput.contains($0) } }

  /// Pages behind the one in front are out of date.
  package mutating func becomeOutdated(_ urls: [URL]) {
    for url in urls { outdatedPages.set(url, isMember: true) }
  }

  /// The user went to a page, which is up to date when it was loaded again.
  ///
  /// - Returns: Whether it was out of date.
  package mutating func takeOutdated(_ url: URL) -> Bool {
    defer { outdatedPages.set(url, isMember: false) }
    return outdatedPages.contains(url)
  }

  // MARK: Sessions

  /// A page was committed. Going back from the response to a form waits until its configuration gives the session.
  ///
  /// - Parameter isModal: Whether the page is in a modal window, whose pages send no configuration.
  package mutating func beginPage(isModal: Bool) {
    session = submitsForm && !isModal ? .awaited(goesBack: false) : .known
    submitsForm = false
  }

  /// The user goes back.
  ///
  /// - Returns: Whether that is possible now. Otherwise it waits for the session.
  package mutating func goBack() -> Bool {
    guard case .awaited = session else { return true }
    session = .awaited(goesBack: true)
    return false
  }

  /// The session of the page in front is known.
  ///
  /// - Returns: Whether the user waits for going back.
  package mutating func sessionIsKnown() -> Bool {
    defer { session = .known }
    if case .awaited(goesBack: true) = session { return true }
    return false
  }

  /// The session has changed: nothing of the former user's pages is kept.
  package mutating func sessionDidChange(inFront front: URL?) {
    pagesWithInput.removeAll(except: front)
    formResponses.removeAll(except: front)
    outdatedPages = PageSet()
  }
}
