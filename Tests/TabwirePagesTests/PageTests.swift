import Foundation
import TabwirePages
import TabwirePagesProof
import Testing
import WebAddress

@Suite("The state machine of a container")
struct PageTests {
  @Test("every event in every state within five steps keeps the laws and agrees with the oracle")
  func walk() {
    let walk = PageWalk(depth: 5)
    #expect(walk.violations.isEmpty, "\(walk.violations)")
    #expect(walk.stateCount > 5_000)
    #expect(Set(walk.kinds.keys) == Set(PageKind.allCases))
  }

  @Test(
    "addresses that load the same page are equal",
    arguments: [
      ("http://localhost:3000", "http://localhost:3000/"), ("http://localhost", "http://localhost:80/"),
      ("HTTPS://Example.org:443/a", "https://example.org/a"), ("http://localhost/a#b", "http://localhost/a#c"),
      ("http://localhost?a", "http://localhost/?a"),
    ])
  func equal(one: String, other: String) throws {
    #expect(try address(one) == address(other))
    #expect(try Set([address(one), address(other)]).count == 1)
  }

  @Test(
    "addresses that load different pages differ",
    arguments: [
      ("http://localhost/a", "http://localhost/A"), ("http://localhost/a", "http://localhost/a/"),
      ("http://localhost/", "https://localhost/"), ("http://localhost/", "http://localhost:8080/"),
      ("http://localhost/?a", "http://localhost/?b"), ("http://localhost/a%2Fb", "http://localhost/a/b"),
    ])
  func different(one: String, other: String) throws {
    #expect(try address(one) != address(other))
  }

  @Test("a second crash within a minute shows an error page, and a later one reloads")
  func crashes() throws {
    let home = try address("http://localhost/")
    func page(after seconds: Int) -> Page {
      run([
        .selected(root: home), .started(home), .committed(home), .crashed(isSelected: true, at: .seconds(1_000)),
        .started(home), .committed(home), .finished, .crashed(isSelected: true, at: .seconds(1_000 + seconds)),
      ])
    }
    #expect(page(after: 59).failure?.reason == .crashed)
    #expect(page(after: 60).failure == nil)
  }

  @Test("a page that the user stays on is not reloaded by a later visit")
  func refreshAfterStay() throws {
    let (home, next) = (try address("http://localhost/"), try address("http://localhost/next"))
    let above: [PageEvent] = [
      .selected(root: home), .started(home), .committed(home), .started(next), .committed(next),
    ]
    #expect(effects(of: above + [.refresh(home), .started(home), .committed(home)]).last == .reload)
    #expect(!effects(of: above + [.refresh(home), .stayed, .started(home), .committed(home)]).contains(.reload))
    #expect(!effects(of: above + [.refresh(home), .started(next), .committed(next)]).contains(.reload))
  }

  // MARK: Routes

  /// A server whose pages redirect, and an app that follows routes until no load is left.
  private struct Journey {
    var backList: [PageAddress]
    var current: PageAddress?
    var loadCount = 0

    /// Loads an address as WebKit and the navigator do together.
    mutating func load(
      _ address: PageAddress, byApp: Bool, root: PageAddress, route: (PageAddress) -> Route,
      redirect: (PageAddress) -> PageAddress
    ) {
      loadCount += 1
      guard loadCount < 10 else { return }
      let target = redirect(address)
      let taken = route(target).ofResponse(
        at: target, requested: byApp ? address : nil, current: current, root: root)
      func again(_ next: PageAddress) { load(next, byApp: true, root: root, route: route, redirect: redirect) }
      switch taken {
      case .stay:
        if let current { backList.append(current) }
        current = target
      case .root:
        guard current != root else { return }
        if let index = backList.firstIndex(of: root) { backList.removeSubrange(index...) }
        again(root)
      case .back, .refresh:
        // WebKit changes the list when the page is committed.
        guard let last = backList.last else { return taken == .refresh ? current.map(again) ?? () : () }
        again(last)
        if taken == .refresh, current == last { again(last) }
      case .modal, .dismissModal, .replace, .replaceRoot, .none: return
      }
    }
  }

  enum Position: CaseIterable { case firstLoad, atRoot, aboveRoot }

  @Test("every load ends, for every route", arguments: Route.allCases, Position.allCases)
  func loadsEnd(route: Route, position: Position) throws {
    let (root, above) = (try address("http://localhost:3000"), try address("http://localhost:3000/above"))
    for redirectsTo in [nil, root, above] as [PageAddress?] {
      for byApp in [true, false] {
        for routed in [root, above] {
          var journey = Journey(backList: [], current: nil)
          switch position {
          case .firstLoad: break
          case .atRoot: journey.current = root
          case .aboveRoot: (journey.backList, journey.current) = ([root], above)
          }
          for target in [root, above] {
            journey.loadCount = 0
            journey.load(target, byApp: byApp, root: root) {
              $0 == routed ? route : .stay
            } redirect: {
              redirectsTo ?? $0
            }
            #expect(
              journey.loadCount <= 4, "\(target) by \(byApp ? "app" : "page"), redirected to \(redirectsTo as Any)")
          }
        }
      }
    }
  }

  @Test("the first page is shown, for every route", arguments: Route.allCases)
  func firstPage(route: Route) throws {
    let requested = try address("http://localhost:3000")
    let response = try address("http://localhost:3000/")
    #expect(route.ofResponse(at: response, requested: requested, current: nil, root: requested) == .stay)
  }

  // MARK: Helpers

  private func address(_ text: String) throws -> PageAddress {
    PageAddress(try #require(URL(string: text)))
  }

  private func run(_ events: [PageEvent]) -> Page {
    events.reduce(.unstarted) { TabwirePages.reduce($0, $1).0 }
  }

  private func effects(of events: [PageEvent]) -> [PageEffect] {
    var page = Page.unstarted
    return events.flatMap { event in
      let (next, effects) = TabwirePages.reduce(page, event)
      page = next
      return effects
    }
  }
}
