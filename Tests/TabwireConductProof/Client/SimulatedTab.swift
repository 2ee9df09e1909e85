import TabwireClient

/// A page in the navigation stack of a tab.
final class SimulatedPage {
  let content: SimulatedContent
  /// Whether it gave its session. A client cannot know the user of another page.
  var hasGivenSession = false
  /// Whether the platform has to load it again, because a reload failed or was only offered (P14.7).
  var isOutdated = false
  var hasText = false
  /// Whether its process does not answer.
  var isHung = false
  /// Whether a later message gave another session than that of its user.
  var isFormer = false

  init(_ content: SimulatedContent) {
    self.content = content
  }
}

/// The navigation stack of a container, as a platform keeps it.
final class SimulatedTab {
  enum Request { case first, ahead, reload, visit, form }

  struct Load {
    var request: Request
    /// What the server rendered when the request was sent.
    let content: SimulatedContent
    let since: Duration
    /// Whether it is a reload of which conduct knows, and no other tab was selected since.
    var isReported = false
  }

  let number: Int
  /// The pages, the one in front last.
  var pages: [SimulatedPage] = []
  var load: Load?
  var isSuspended = false
  /// Whether the page of a reload was stale, so that conduct owes another one (P14.9).
  var wasStale = false
  var isAskedToSuspend = false
  /// The session that its pages gave last, or `nil`.
  var givenSession: String?
  /// Whether the session is awaited from the answer of its form: it was sent when there was a session, and no other tab was selected since.
  var waitsForForm = false

  /// Whether the session was known when the form was sent.
  var isFormOfKnownSession = false

  init(number: Int) {
    self.number = number
  }

  var front: SimulatedPage? { pages.last }
  var isStarted: Bool { isRunning || isSuspended }
  var isRunning: Bool { !pages.isEmpty || load != nil }

  /// Whether the page in front is being loaded again, or is offered to be.
  var isReloading: Bool { front?.isOutdated == true || load?.request == .reload }

  /// Frees everything that was loaded.
  func discard() {
    (pages, load, isSuspended, wasStale) = ([], nil, false, false)
  }
}
