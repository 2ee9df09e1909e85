import Tabwire
import TabwireProof
import TabwireScenarios
import Testing

@testable import TabwirePlanning

/// Dots, images, actions and the user's own order.
@Suite("A plan of what else is on the bar")
struct BarPlanTests {
  private static let home = TabData.named("home")

  private func outcome(
    from old: [TabData], to new: [TabData], reorders: Bool = false, on tab: TabID = "home"
  ) throws -> PlannedOutcome {
    let plan = try Plan(
      from: TabConfiguration(active: "home", tabs: old),
      to: TabConfiguration(active: "home", tabs: new, reorders: reorders), sameOrder: true)
    return try #require(plan.outcomes.first { $0.before.selectedTab?.id == tab })
  }

  private func entry(
    _ id: TabID, badge: String? = nil, hasDot: Bool = false, badgeLabel: String? = nil, image: TabImage? = nil,
    isAction: Bool = false
  ) -> TabData {
    TabData(
      id: id, title: id.rawValue.capitalized, icon: "circle", path: "/\(id)", badge: badge, hasDot: hasDot,
      badgeLabel: badgeLabel, image: image, isAction: isAction)
  }

  private func sentences(from old: TabData, to new: TabData) throws -> [String] {
    let rest = ["home", "library"].map(TabData.named)
    let outcome = try outcome(from: rest + [old], to: rest + [new])
    #expect(outcome.severity <= .calm)
    return outcome.effects.map(\.sentence)
  }

  @Test("a changed dot, spoken badge or image is calm, and listed")
  func looks() throws {
    let plain = entry("inbox")
    let dot = entry("inbox", hasDot: true)
    #expect(try sentences(from: plain, to: dot) == ["“Inbox” changes: its badge becomes a dot."])
    #expect(try sentences(from: dot, to: plain) == ["“Inbox” changes: its badge disappears."])
    #expect(
      try sentences(from: dot, to: entry("inbox", badge: "3", badgeLabel: "3 unread"))
        == ["“Inbox” changes: its badge becomes 3, its badge is spoken as “3 unread”."])
    #expect(
      try sentences(from: entry("inbox", badge: "3", badgeLabel: "3 unread"), to: entry("inbox", badge: "3"))
        == ["“Inbox” changes: its badge is spoken as it is."])
    let face = entry("inbox", image: TabImage(path: "/face.png", kind: .picture))
    #expect(
      try sentences(from: plain, to: face) == ["“Inbox” changes: its image becomes /face.png."])
    #expect(try sentences(from: face, to: plain) == ["“Inbox” changes: its image disappears."])
    #expect(
      try sentences(from: face, to: entry("inbox", image: TabImage(path: "/face.png")))
        == ["“Inbox” changes: its image becomes a symbol."])
  }

  @Test("a tab that becomes an action is a removed tab, and the other way round an added one")
  func becomesAction() throws {
    let rest = ["home", "library"].map(TabData.named)
    let (tab, action) = (entry("compose"), entry("compose", isAction: true))
    let background = try outcome(from: rest + [tab], to: rest + [action])
    #expect(background.effects.contains(.lost(tab)) && background.severity == .noticeable)
    let selected = try outcome(from: rest + [tab], to: rest + [action], on: "compose")
    #expect(selected.severity == .disruptive && selected.kind == .activeRemoved)
    let back = try outcome(from: rest + [action], to: rest + [tab])
    #expect(back.effects.contains(.added(tab)) && back.severity == .calm)
  }

  @Test("actions that appear, change and disappear are calm, and listed")
  func actions() throws {
    let rest = ["home", "library"].map(TabData.named)
    let action = entry("compose", isAction: true)
    let dotted = entry("compose", hasDot: true, isAction: true)
    let none = try outcome(from: rest, to: rest)
    #expect(none.effects == [])
    for (old, new, sentence) in [
      (rest, rest + [action], "Action “Compose” appears."), (rest + [action], rest, "Action “Compose” disappears."),
      (rest + [action], rest + [dotted], "Action “Compose” changes: its badge becomes a dot."),
      ([action] + rest, rest + [action], "Action “Compose” changes its place."),
    ] {
      let outcome = try outcome(from: old, to: new)
      #expect(outcome.effects.map(\.sentence) == [sentence])
      #expect(outcome.severity == .calm)
    }
  }

  @Test("an action stays in its place when tabs around it come and go")
  func place() throws {
    let (action, other) = (entry("compose", isAction: true), entry("scan", isAction: true))
    let (home, library, cart) = (TabData.named("home"), TabData.named("library"), TabData.named("cart"))
    let removed = try outcome(from: [home, cart, action, library], to: [home, action, library])
    #expect(removed.effects == [.lost(cart)])
    let added = try outcome(from: [home, action, library], to: [home, cart, action, library])
    #expect(added.effects == [.added(cart)])
    let swapped = try outcome(from: [home, action, other, library], to: [home, other, action, library])
    let places = Set(["Compose", "Scan"].map { "Action “\($0)” changes its place." })
    #expect(Set(swapped.effects.map(\.sentence)) == places)
    let passed = try outcome(from: [action, home, other, library], to: [home, other, library, action])
    #expect(passed.effects.map(\.sentence) == ["Action “Compose” changes its place."])
  }

  @Test("the bar of an outcome has the actions in their places")
  func bar() throws {
    let action = entry("compose", isAction: true)
    let (home, library) = (TabData.named("home"), TabData.named("library"))
    let outcome = try outcome(from: [action, home, library], to: [home, action, library])
    func ids(_ bar: TabBarState) -> [TabID?] {
      bar.places.map { place in
        switch place {
        case .container(let container): container.tab?.id
        case .action(let action): action.id
        }
      }
    }
    #expect(ids(outcome.before) == ["compose", "home", "library"])
    #expect(ids(outcome.after) == ["home", "compose", "library"])
  }

  @Test("an action takes a place that a phone may not have")
  func crowded() throws {
    let five = ["home", "explore", "library", "profile", "cart"].map(TabData.named)
    let outcome = try outcome(from: five, to: five + [entry("compose", isAction: true)])
    #expect(outcome.effects.first == .crowded(6) && outcome.severity == .noticeable)
  }

  @Test("another order is noticeable if it counts")
  func reorders() throws {
    let tabs = ["home", "explore", "library"].map(TabData.named)
    #expect(try outcome(from: tabs, to: tabs.reversed(), reorders: true).effects == [.reordered])
    #expect(try outcome(from: tabs, to: tabs.reversed(), reorders: true).severity == .noticeable)
    #expect(try outcome(from: tabs, to: tabs.reversed()).effects == [])
    #expect(try outcome(from: tabs, to: tabs, reorders: true).effects == [])
  }
}
