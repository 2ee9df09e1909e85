import Testing

@testable import Tabwire

@Suite("Navigation state")
struct NavigationStateTests {
  /// A client that numbers its containers from 1.
  struct Client {
    var state = NavigationState(bootstrapID: 1)
    var next = 2

    mutating func accept(_ active: TabID?, _ tabs: [TabData]) throws -> Transition<Int> {
      var next = self.next
      defer { self.next = next }
      return state.accept(try TabConfiguration(active: active, tabs: tabs)) {
        defer { next += 1 }
        return next
      }
    }

    mutating func select(_ id: Int) -> Transition<Int> {
      var next = self.next
      defer { self.next = next }
      return state.select(id) {
        defer { next += 1 }
        return next
      }
    }

    var bar: [String] { state.tabs.map { "\($0.id):\($0.represents?.id.rawValue ?? "-")" } }
  }

  func tab(_ id: TabID, _ deprecated: Deprecation? = nil, replaces: TabID? = nil) -> TabData {
    TabData(id: id, title: id.rawValue, icon: "", path: "/", deprecated: deprecated, replaces: replaces)
  }

  @Test("the bootstrap container becomes the active tab and keeps its identity")
  func promotion() throws {
    var client = Client()
    let transition = try client.accept("b", [tab("a"), tab("b"), tab("c")])
    #expect(transition.kind == .promoted)
    #expect(client.bar == ["2:a", "1:b", "3:c"])
    #expect(client.state.selectedID == 1)
    #expect(transition.created == [2, 3])
  }

  @Test("a hard-deprecated tab is removed when the user leaves it, and its replacement appears in its place")
  func leavingHard() throws {
    var client = Client()
    _ = try client.accept("b", [tab("a"), tab("b"), tab("c")])
    let kept = try client.accept("b", [tab("a"), tab("b", .hard), tab("f", replaces: "b"), tab("c")])
    #expect(kept.kind == .unchanged)
    let left = client.select(3)
    #expect(left.kind == .selected)
    #expect(client.bar == ["2:a", "4:f", "3:c"])
    #expect(left.disposed == [1])
    #expect(left.created == [4])
  }

  @Test("the selected container morphs when its tab is removed")
  func morph() throws {
    var client = Client()
    _ = try client.accept("c", [tab("a"), tab("b"), tab("c"), tab("d")])
    let transition = try client.accept("b", [tab("a"), tab("b"), tab("d")])
    #expect(transition.kind == .activeRemoved)
    #expect(client.bar == ["2:a", "1:b", "4:d"])
    #expect(transition.disposed == [3])
  }
}
