import TabwirePaths

/// An event of the navigation stacks of a tab.
package enum NavigationEvent: Hashable, Sendable {
  /// A page or the app proposed a visit.
  case proposed(VisitProposal)
  /// The response of a load arrived in a stack, perhaps after redirects.
  case responded(VisitProposal, in: NavigationStack.Kind, to: LoadOrigin)
}

package enum LoadOrigin: Hashable, Sendable {
  /// The app, which routed the load before it started.
  case app(requested: PageAddress)
  /// A link or a script of the page.
  case page
  /// A link or a script of the page, redirected to another page.
  case redirect
  /// A form of the page.
  case form
}

/// An effect that a client performs after an event.
package enum NavigationEffect: Hashable, Sendable {
  /// Visit a page: push it, or load it again if it is in front.
  case visit(PageAddress, on: NavigationStack.Kind)
  /// Replace the page in front.
  case replace(PageAddress, on: NavigationStack.Kind)
  /// Go back to an earlier page of a stack.
  case pop(Pop, on: NavigationStack.Kind)
  /// Load the page in front again.
  case refresh(NavigationStack.Kind)
  /// Present a page in a modal window.
  case present(PageAddress)
  /// Dismiss the modal window.
  case dismiss
  /// Replace all pages of the tab.
  case replaceRoot(PageAddress)
}

/// Going back to an earlier page.
package struct Pop: Hashable, Sendable {
  /// What happens when the page is in front.
  package enum Arrival: Hashable, Sendable {
    /// The page is shown.
    case show
    /// The page is loaded again.
    case refresh
    /// The page is visited anew.
    case visit
    /// The page is loaded again, and no page is left to go forward to.
    case clear
    /// The page is replaced by another one.
    case replace(PageAddress)
  }

  /// The page to go back to.
  package let address: PageAddress
  /// The number of pages to go back.
  package var count: Int
  package let arrival: Arrival

  package init(to address: PageAddress, by count: Int = 1, _ arrival: Arrival = .show) {
    self.address = address
    self.count = count
    self.arrival = arrival
  }
}
