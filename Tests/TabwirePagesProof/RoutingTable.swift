#if canImport(TabwirePages)
  import TabwirePages
  import TabwirePaths
#endif

/// The outcome of a visit in Hotwire Native.
package struct RoutingOutcome: Sendable {
  package let name: String
  /// The pages before the visit.
  package let before: Pages
  /// The path that is visited.
  package let path: String
  package let action: VisitProposal.Action
  /// The properties that the path configuration gives the path.
  package let properties: PathProperties
  /// The pages after the visit.
  package let after: Pages
  /// The pages whose content is requested from the server.
  package let requests: [String]

  /// The paths of the pages of the tab and of its modal window, the page in front last.
  package struct Pages: Equatable, Sendable {
    package let main: [String]
    package let modal: [String]

    package init(_ main: [String], modal: [String] = []) {
      self.main = main
      self.modal = modal
    }
  }

  init(
    _ name: String, _ before: Pages, visit path: String = "/x", action: VisitProposal.Action = .advance,
    with properties: [String: PathValue] = [:], to after: Pages, requests: [String] = []
  ) {
    (self.name, self.before, self.path, self.action) = (name, before, path, action)
    (self.properties, self.after, self.requests) = (PathProperties(properties), after, requests)
  }
}

extension RoutingOutcome {
  /// The 28 outcomes of the routing table and the historical locations that Hotwire Native documents
  /// (https://native.hotwired.dev/reference/navigation).
  package static let documented: [RoutingOutcome] =
    inTab + inModal + anywhere + historicalLocations

  private static let inTab = [
    RoutingOutcome("default, default: push", Pages(["/"]), to: Pages(["/", "/x"]), requests: ["/x"]),
    RoutingOutcome(
      "default, default, the same page: replace", Pages(["/", "/a"]), visit: "/a", to: Pages(["/", "/a"]),
      requests: ["/a"]),
    RoutingOutcome(
      "default, default, the previous page: pop, then visit", Pages(["/", "/a"]), visit: "/", to: Pages(["/"]),
      requests: ["/"]),
    RoutingOutcome(
      "default, replace: replace", Pages(["/", "/a"]), with: ["presentation": "replace"], to: Pages(["/", "/x"]),
      requests: ["/x"]),
    RoutingOutcome(
      "modal, default: present", Pages(["/"]), with: ["context": "modal"], to: Pages(["/"], modal: ["/x"]),
      requests: ["/x"]),
    RoutingOutcome(
      "modal, replace: present", Pages(["/"]), with: ["context": "modal", "presentation": "replace"],
      to: Pages(["/"], modal: ["/x"]), requests: ["/x"]),
    RoutingOutcome("pop: pop", Pages(["/", "/a"]), with: ["presentation": "pop"], to: Pages(["/"])),
    RoutingOutcome(
      "refresh: pop, then refresh", Pages(["/", "/a"]), with: ["presentation": "refresh"], to: Pages(["/"]),
      requests: ["/"]),
  ]

  private static let inModal = [
    RoutingOutcome(
      "in a modal, default, default: dismiss, then push", Pages(["/"], modal: ["/m"]), to: Pages(["/", "/x"]),
      requests: ["/x"]),
    RoutingOutcome(
      "in a modal, default, replace: dismiss, then replace", Pages(["/", "/a"], modal: ["/m"]),
      with: ["presentation": "replace"], to: Pages(["/", "/x"]), requests: ["/x"]),
    RoutingOutcome(
      "in a modal, modal, default: push", Pages(["/"], modal: ["/m"]), with: ["context": "modal"],
      to: Pages(["/"], modal: ["/m", "/x"]), requests: ["/x"]),
    RoutingOutcome(
      "in a modal, modal, replace: replace", Pages(["/"], modal: ["/m"]),
      with: ["context": "modal", "presentation": "replace"], to: Pages(["/"], modal: ["/x"]), requests: ["/x"]),
    RoutingOutcome(
      "in a modal with one page, pop: dismiss", Pages(["/"], modal: ["/m"]), with: ["presentation": "pop"],
      to: Pages(["/"])),
    RoutingOutcome(
      "in a modal with two pages, pop: pop", Pages(["/"], modal: ["/m", "/n"]), with: ["presentation": "pop"],
      to: Pages(["/"], modal: ["/m"])),
    RoutingOutcome(
      "in a modal with one page, refresh: dismiss, then refresh", Pages(["/"], modal: ["/m"]),
      with: ["presentation": "refresh"], to: Pages(["/"]), requests: ["/"]),
    RoutingOutcome(
      "in a modal with two pages, refresh: pop, then refresh", Pages(["/"], modal: ["/m", "/n"]),
      with: ["presentation": "refresh"], to: Pages(["/"], modal: ["/m"]), requests: ["/m"]),
  ]

  private static let anywhere = [
    RoutingOutcome(
      "clear_all: pop to the root, then refresh", Pages(["/", "/a", "/b"]), with: ["presentation": "clear_all"],
      to: Pages(["/"]), requests: ["/"]),
    RoutingOutcome(
      "in a modal, clear_all: dismiss, pop to the root, then refresh", Pages(["/", "/a"], modal: ["/m"]),
      with: ["presentation": "clear_all"], to: Pages(["/"]), requests: ["/"]),
    RoutingOutcome(
      "replace_root: replace the root", Pages(["/", "/a"]), with: ["presentation": "replace_root"], to: Pages(["/x"]),
      requests: ["/x"]),
    RoutingOutcome(
      "in a modal, replace_root: dismiss, then replace the root", Pages(["/", "/a"], modal: ["/m"]),
      with: ["presentation": "replace_root"], to: Pages(["/x"]), requests: ["/x"]),
    RoutingOutcome("none: nothing", Pages(["/", "/a"]), with: ["presentation": "none"], to: Pages(["/", "/a"])),
    RoutingOutcome(
      "in a modal, none: nothing", Pages(["/"], modal: ["/m"]), with: ["presentation": "none"],
      to: Pages(["/"], modal: ["/m"])),
  ]

  private static let historicalLocations = [
    historical("recede: pop", Pages(["/", "/a"]), "recede", to: Pages(["/"])),
    historical("in a modal, recede: dismiss, then pop", Pages(["/", "/a"], modal: ["/m"]), "recede", to: Pages(["/"])),
    historical("resume: nothing", Pages(["/", "/a"]), "resume", to: Pages(["/", "/a"])),
    historical("in a modal, resume: dismiss", Pages(["/", "/a"], modal: ["/m"]), "resume", to: Pages(["/", "/a"])),
    historical("refresh: refresh", Pages(["/", "/a"]), "refresh", to: Pages(["/", "/a"]), requests: ["/a"]),
    historical(
      "in a modal, refresh: dismiss, then refresh", Pages(["/", "/a"], modal: ["/m"]), "refresh",
      to: Pages(["/", "/a"]),
      requests: ["/a"]),
  ]

  private static func historical(
    _ name: String, _ before: Pages, _ location: String, to after: Pages, requests: [String] = []
  ) -> RoutingOutcome {
    let path = "/\(location)_historical_location"
    let properties = PathConfiguration().properties(for: path).values
    return RoutingOutcome(name, before, visit: path, with: properties, to: after, requests: requests)
  }

  /// The further cases of the tests of Hotwire Native for iOS: the action of a visit, queries and edges of the stacks.
  package static let furtherCases = [
    RoutingOutcome(
      "default, the action replace: replace", Pages(["/", "/a"]), action: .replace, to: Pages(["/", "/x"]),
      requests: ["/x"]),
    RoutingOutcome(
      "in a modal, modal, the action replace: replace", Pages(["/"], modal: ["/m"]), action: .replace,
      with: ["context": "modal"], to: Pages(["/"], modal: ["/x"]), requests: ["/x"]),
    RoutingOutcome(
      "in a modal, default, the action replace: dismiss, then push", Pages(["/"], modal: ["/m"]), action: .replace,
      to: Pages(["/", "/x"]), requests: ["/x"]),
    RoutingOutcome(
      "in a modal, default, the action replace, the page below: dismiss, then refresh",
      Pages(["/", "/a"], modal: ["/m"]), visit: "/a", action: .replace, to: Pages(["/", "/a"]), requests: ["/a"]),
    RoutingOutcome(
      "in a modal, default, the page before the one below: dismiss, pop, then visit",
      Pages(["/", "/a"], modal: ["/m"]), visit: "/", to: Pages(["/"]), requests: ["/"]),
    RoutingOutcome(
      "another query: push", Pages(["/", "/a"]), visit: "/a?q=1", to: Pages(["/", "/a", "/a?q=1"]), requests: ["/a?q=1"]
    ),
    RoutingOutcome(
      "another query, query_string_presentation replace: replace", Pages(["/", "/a"]), visit: "/a?q=1",
      with: ["query_string_presentation": "replace"], to: Pages(["/", "/a?q=1"]), requests: ["/a?q=1"]),
    RoutingOutcome(
      "in a modal, another query, query_string_presentation replace: dismiss, then replace",
      Pages(["/", "/a"], modal: ["/m"]), visit: "/a?q=1", with: ["query_string_presentation": "replace"],
      to: Pages(["/", "/a?q=1"]), requests: ["/a?q=1"]),
    RoutingOutcome(
      "the previous page with another query, query_string_presentation replace: pop, then replace",
      Pages(["/", "/b", "/a"]), visit: "/b?q=1", with: ["query_string_presentation": "replace"],
      to: Pages(["/", "/b?q=1"]),
      requests: ["/b?q=1"]),
    RoutingOutcome("pop at the root: nothing", Pages(["/"]), with: ["presentation": "pop"], to: Pages(["/"])),
    RoutingOutcome(
      "refresh at the root: refresh", Pages(["/"]), with: ["presentation": "refresh"], to: Pages(["/"]), requests: ["/"]
    ),
    RoutingOutcome(
      "clear_all at the root: refresh", Pages(["/"]), with: ["presentation": "clear_all"], to: Pages(["/"]),
      requests: ["/"]),
    RoutingOutcome(
      "push to the previous page: push", Pages(["/", "/b", "/a"]), visit: "/b", with: ["presentation": "push"],
      to: Pages(["/", "/b", "/a", "/b"]), requests: ["/b"]),
    RoutingOutcome(
      "a page further back: push", Pages(["/", "/b", "/a"]), visit: "/", to: Pages(["/", "/b", "/a", "/"]),
      requests: ["/"]),
  ]
}
