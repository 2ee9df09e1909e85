import TabwirePaths

package enum PageEvent: Hashable, Sendable {
  // The user and the app.

  /// The tab was selected. The address is that of its first page.
  case selected(root: PageAddress)
  case visit(PageAddress)
  /// Load a page that was opened from outside the pages. The first page of the tab is below it.
  case opened(PageAddress, root: PageAddress)
  /// Load a page in a new web view, with an empty back-forward list.
  case replaceAll(PageAddress)
  case goBack
  case goForward
  case pop(Pop)
  case replace(PageAddress)
  case reload
  case retry
  /// Show the page below the error page.
  case dismissError
  case stop
  /// The user stayed on a page that asked whether to leave it.
  case stayed
  /// The user closes the window of the page.
  case closeRequested
  case closeConfirmed

  // The web view.

  /// A document was requested.
  case started(PageAddress)
  case redirected(PageAddress)
  case committed(PageAddress)
  /// Turbo replaced the body of the page.
  case rendered(PageAddress)
  /// The address changed within the document.
  case sameDocument(PageAddress)
  case finished
  case failed(PageFailure.Reason, PageAddress?)
  /// WebKit refused an address and committed an empty document instead.
  case refused(PageAddress)
  /// A load was cancelled. Another one may have begun.
  case cancelled(isLoading: Bool)
  /// The web process ended. The time is since any fixed moment.
  case crashed(isSelected: Bool, at: Duration)
  case unresponsive
  case responsive
  case inputChanged(Bool)

  // Turbo.

  case visitStarted(PageAddress)
  case visitEnded

  // The system.

  /// The pages of a web view that was removed. They are loaded when the tab is selected.
  case found(SuspendedPage)
  case suspended(SuspendedPage)
  case networkReturned
  /// The server has a newer version of the page.
  case outdated
  /// Reload the page that is out of date. The user loses no state.
  case refreshInPlace
  /// Another user signed in, or the user signed out. The pages behind the one in front are of the former user.
  case sessionChanged
  case disposed
}

/// An effect that a navigator performs after an event.
package enum PageEffect: Hashable, Sendable {
  case createWebView
  case removeWebView
  /// Restore the saved back-forward list and go to an offset in it; `nil` loads none of its pages.
  case restore(offset: Int?)
  /// Put a page into the back-forward list of the new web view, without loading it.
  case beginHistory(PageAddress)
  case load(PageAddress)
  case reload
  case goBack(Int)
  case goForward
  /// Replace the page in the back-forward list.
  case replace(PageAddress)
  case stopLoading
  case stopVisit
  case terminateProcess
  case showError(PageFailure)
  case hideError
  case beginScreen(PageAddress)
  /// Disconnect the components of a page, and close its dialogs and menus.
  case endScreen
  /// Show the user after a delay that a page loads slowly.
  case scheduleSlowNotice(PageAddress)
  case hideSlowNotice
  /// Reload the page that is out of date, or offer the reload if the user would lose state.
  case askToRefresh
  /// Load the page in front again, with Turbo if the page uses it: it may have the content from a form.
  case visitAgain
  case refresh
  /// Keep only the page in front in the back-forward list.
  case clearHistory
  /// Keep only the page in front in the back-forward list, and empty the caches of pages.
  case forgetHistory
  /// The page has loaded, so that the tab can be suspended.
  case settled
  /// Ask the user whether to close a page with unsent input.
  case askToClose
  /// Ask the page whether it may close, then close.
  case tryToClose
  case close
}
