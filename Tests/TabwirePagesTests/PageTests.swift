import Foundation
import TabwirePages
import TabwirePagesProof
import TabwirePaths
import Testing

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
    #expect(
      effects(of: above + [.pop(Pop(to: home, .refresh)), .started(home), .committed(home)]).contains(
        .visitAgain))
    #expect(
      !effects(of: above + [.pop(Pop(to: home, .refresh)), .stayed, .started(home), .committed(home)])
        .contains(.visitAgain))
    #expect(
      !effects(of: above + [.pop(Pop(to: home, .refresh)), .started(next), .committed(next)]).contains(
        .visitAgain))
  }

  @Test("going back within a document refreshes the page, too")
  func refreshInDocument() throws {
    let (home, next) = (try address("http://localhost/"), try address("http://localhost/next"))
    let above: [PageEvent] = [.selected(root: home), .started(home), .committed(home), .sameDocument(next)]
    #expect(
      effects(of: above + [.pop(Pop(to: home, .refresh)), .sameDocument(home)]).last == .visitAgain)
    #expect(
      effects(of: above + [.pop(Pop(to: home, .clear)), .sameDocument(home)]).suffix(2) == [
        .clearHistory, .visitAgain,
      ])
    #expect(!effects(of: above + [.pop(Pop(to: home)), .sameDocument(home)]).contains(.visitAgain))
  }

  @Test("a refused page is requested again when the user signed in, and forgotten if all pages are cleared")
  func signIn() throws {
    let (home, next) = (try address("http://localhost/"), try address("http://localhost/next"))
    let refused: [PageEvent] = [
      .selected(root: home), .started(home), .committed(home), .started(next), .failed(.signInRequired, next),
    ]
    #expect(effects(of: refused + [.pop(Pop(to: home))]).last == .load(next))
    #expect(
      effects(of: refused + [.pop(Pop(to: home, .clear))]).suffix(3) == [.hideError, .clearHistory, .visitAgain])
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
