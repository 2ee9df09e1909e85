import TabwirePaths

/// An event of the navigation stacks of a tab.
package enum NavigationEvent: Hashable, Sendable {
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
  case form
}

/// An effect that a client performs after an event.
package enum NavigationEffect: Hashable, Sendable {
  /// Visit a page: push it, or load it again if it is in front.
  case visit(PageAddress, on: NavigationStack.Kind)
  case replace(PageAddress, on: NavigationStack.Kind)
  case pop(Pop, on: NavigationStack.Kind)
  /// Load the page in front again.
  case refresh(NavigationStack.Kind)
  case present(PageAddress)
  case dismiss
  case replaceRoot(PageAddress)
}

/// Going back to an earlier page.
package struct Pop: Hashable, Sendable {
  /// What happens when the page is in front.
  package enum Arrival: Hashable, Sendable {
    case show
    /// The page is loaded again.
    case refresh
    /// The page is visited anew.
    case visit
    /// The page is loaded again, and no page is left to go forward to.
    case clear
    case replace(PageAddress)
  }

  package let address: PageAddress
  package var count: Int
  package let arrival: Arrival

  package init(to address: PageAddress, by count: Int = 1, _ arrival: Arrival = .show) {
    self.address = address
    self.count = count
    self.arrival = arrival
  }
}
