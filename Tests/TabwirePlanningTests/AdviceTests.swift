import Tabwire
import TabwireProof
import Testing

@testable import TabwirePlanning

@Suite("Advice")
struct AdviceTests {
  private static let seeds = 0..<UInt64(Rounds.count(atNight: 10))

  @Test("a removed tab is kept, soft-deprecated, at its position")
  func keeps() throws {
    let plan = try Plan(from: .of("home", "explore", "library"), to: .of("home", "library"))
    let advice = try #require(plan.advice())
    #expect(advice.edits == [.keep(.named("soft explore"), at: 1)])
    #expect(advice.configuration.tabs == [.named("home"), .named("soft explore"), .named("library")])
    #expect(advice.severity == .none)
    #expect(advice.severityAfterRestart == .none)
    #expect(advice.severityWithoutRestart == .disruptive)
  }

  @Test("new tabs replace old ones if a phone has no room for both")
  func replaces() throws {
    let plan = try Plan(from: .of("a", "b", "c", "d", "e"), to: .of("a", "b", "x", "d", "e"))
    let advice = try #require(plan.advice())
    #expect(advice.edits == [.replace(.named("soft c"), by: .named("x")), .keep(.named("soft c"), at: 2)])
    #expect(advice.severity == .none)
  }

  @Test("a hard deprecation that loses state is softened")
  func softens() throws {
    let plan = try Plan(from: .of("home", "explore", "library"), to: .of("home", "hard explore", "library"))
    #expect(plan.severity == .noticeable)
    #expect(try #require(plan.advice()).edits == [.soften(.named("hard explore"))])
  }

  @Test("a hard-deprecated tab stays hard, because it is removed sooner")
  func staysHard() throws {
    let plan = try Plan(from: .of("home", "hard explore", "library"), to: .of("home", "library"))
    #expect(try #require(plan.advice()).edits == [.keep(.named("hard explore"), at: 1)])
  }

  @Test("a tab with another id, but the same title and path, gets its id back")
  func keepsID() throws {
    let renamed = TabData(id: "discover", title: "Explore", icon: "circle", path: "/explore")
    let old = try TabConfiguration.of("home", "explore", "library")
    let new = try TabConfiguration(active: "discover", tabs: [.named("home"), renamed, .named("library for discover")])
    let advice = try #require(Plan(from: old, to: new).advice())
    #expect(advice.edits == [.keepID("explore", of: renamed)])
    #expect(advice.configuration.active == "explore")
    #expect(advice.configuration.tabs.map(\.id) == ["home", "explore", "library"])
    #expect(advice.configuration.tabs[2].replaces == "explore")
    #expect(advice.severity == .none)
  }

  @Test("nothing of a user is kept when the session ends without another one")
  func signOut() throws {
    let old = try TabConfiguration.of("home", "explore", session: "robin")
    for new in [TabConfiguration.bootstrap, try .of("home", "other")] {
      let plan = try Plan(from: old, to: new)
      #expect(plan.severity >= .noticeable)
      #expect(plan.endsSessionWithoutAnother)
      #expect(plan.advice() == nil)
    }
  }

  @Test("advice adds nothing that a check warns about", arguments: seeds)
  func soundness(seed: UInt64) throws {
    var random = RandomConfigurations(seed: seed, isPlain: false)
    var advised = 0
    for _ in 0..<60 {
      let plan = try Plan(from: random.next(), to: random.next())
      guard let advice = plan.advice() else { continue }
      advised += 1
      #expect(isSound(advice.configuration, plan), "seed \(seed): \(advice.edits)")
    }
    #expect(advised > 5)
  }

  @Test("a new tab at the path of a removed one replaces it, because two tabs with one path confuse users")
  func samePath() throws {
    let new = TabData(id: "x", title: "New", icon: "circle", path: "/explore")
    let plan = try Plan(
      from: .of("home", "explore", "library"), to: TabConfiguration(active: "home", tabs: [.named("home"), new]))
    let advice = try #require(plan.advice())
    #expect(advice.edits.contains(.replace(.named("soft explore"), by: new)))
    #expect(isSound(advice.configuration, plan))
  }

  @Test("the order changes now, and the new tab comes with the next deploy")
  func stages() throws {
    let old = try TabConfiguration.of("home", "explore", "library")
    let plan = try Plan(from: old, to: .of("home", "library", "explore", "fresh"), sameOrder: true)
    #expect(plan.severity == .noticeable)
    let advice = try #require(plan.advice())
    #expect(advice.edits == [.postpone(.named("fresh"))])
    #expect(advice.severity == .none)
    #expect(advice.severityAfterRestart == .calm)
    #expect(advice.severityWithoutRestart == .noticeable)
  }

  @Test("a new tab for which a phone has no room is not left to the next deploy: it would have none then")
  func crowded() throws {
    let plan = try Plan(from: .of("a", "b", "c", "d", "e"), to: .of("a", "b", "c", "d", "e", "f"))
    #expect(plan.advice() == nil)
  }

  @Test("all tabs are kept if all would be removed")
  func bootstrap() throws {
    let plan = try Plan(from: .of("home", "explore", active: "explore"), to: .bootstrap)
    let advice = try #require(plan.advice())
    #expect(
      advice.edits == [
        .activate(.named("soft explore")), .keep(.named("soft home"), at: 0), .keep(.named("soft explore"), at: 1),
      ])
    #expect(advice.severity == .none)
  }

  @Test("there is no advice if no state is lost or no change helps")
  func none() throws {
    #expect(try Plan(from: .of("a", "b"), to: .of("a", "b", "c")).advice() == nil)
    let otherUser = try Plan(from: .of("a", "b", session: "robin"), to: .of("a", "b", session: "priya"))
    #expect(otherUser.severity == .noticeable)
    #expect(otherUser.advice() == nil)
  }

  @Test("no other candidate is better than the advice, and no smaller one as good", arguments: seeds)
  func best(seed: UInt64) throws {
    var random = RandomConfigurations(seed: seed, isPlain: false)
    var advised = 0
    for _ in 0..<25 {
      let (old, new) = (random.next(), random.next())
      let plan = try Plan(from: old, to: new)
      let clients = try ClientStates(under: old).clients
      func cost(_ configuration: TabConfiguration) -> AdviceCost {
        AdviceCost(of: configuration, for: clients, under: old, sameOrder: false).atLeastCalm
      }
      let others = others(old, new)
      let lowest = others.compactMap(\.configuration).filter { isSound($0, plan) }.map(cost).min()
      guard let advice = plan.advice() else {
        if let lowest, plan.severity >= .noticeable, !plan.endsSessionWithoutAnother {
          #expect(lowest >= AdviceCost(of: plan), "seed \(seed): \(old) → \(new)")
        }
        continue
      }
      advised += 1
      #expect(try edited(new, with: advice.edits) == advice.configuration)
      let again = try Plan(from: old, to: advice.configuration)
      #expect(again.severity == advice.severity)
      #expect(AdviceCost(of: again) < AdviceCost(of: plan), "seed \(seed)")

      let goal = AdviceCost(of: again).atLeastCalm
      for other in others {
        guard let configuration = other.configuration, isSound(configuration, plan) else { continue }
        let cost = cost(configuration)
        #expect(cost >= goal, "seed \(seed): \(other.edits) are better than \(advice.edits)")
        if other.edits.count < advice.edits.count {
          #expect(cost > goal, "seed \(seed): \(other.edits) are as good as \(advice.edits)")
        }
      }
    }
    #expect(advised > 5)
  }

  /// Returns whether `tabwire check` has no warning about a configuration that is not also about the old or the planned one.
  private func isSound(_ configuration: TabConfiguration, _ plan: Plan) -> Bool {
    AdviceWarning.all(about: configuration).isSubset(of: plan.acceptedWarnings)
  }

  /// Returns every candidate, or none if there are too many.
  private func others(_ old: TabConfiguration, _ new: TabConfiguration) -> [AdviceCandidate] {
    let removed = old.tabs.map(\.id).filter { id in !new.tabs.contains { $0.id == id } }
    let added = new.tabs.filter { tab in tab.deprecated == nil && !old.tabs.contains { $0.id == tab.id } }.map(\.id)
    guard removed.count + added.count <= 4 else { return [] }
    var candidates = [AdviceCandidate(old: old, new: new)]
    for id in removed {
      candidates += candidates.flatMap { candidate in
        [Deprecation.soft, .hard].map { deprecation in
          var candidate = candidate
          candidate.kept[id] = deprecation
          return candidate
        }
      }
    }
    for tab in new.tabs where tab.deprecated == .hard {
      candidates += candidates.map { candidate in
        var candidate = candidate
        candidate.softened.insert(tab.id)
        return candidate
      }
    }
    for id in added {
      candidates += candidates.flatMap { candidate in
        candidate.kept.keys.map { replaced in
          var candidate = candidate
          candidate.replacing[id] = replaced
          return candidate
        }
      }
    }
    return candidates
  }

  /// Applies the edits in their order.
  private func edited(_ planned: TabConfiguration, with edits: [Edit]) throws -> TabConfiguration {
    var (tabs, active) = (planned.tabs, planned.active)
    func change(_ id: TabID, deprecated: Deprecation?, replaces: TabID?) throws {
      let index = try #require(tabs.firstIndex { $0.id == id })
      let tab = tabs[index]
      tabs[index] = tab.with(deprecated: deprecated ?? tab.deprecated, replaces: replaces ?? tab.replaces)
    }
    for edit in edits {
      switch edit {
      case .keepID(let id, let tab):
        let former = { (name: TabID) in name == tab.id ? id : name }
        tabs = tabs.map { $0.with(id: former($0.id), deprecated: $0.deprecated, replaces: $0.replaces.map(former)) }
        active = active.map(former)
      case .soften(let tab): try change(tab.id, deprecated: .soft, replaces: nil)
      case .replace(let tab, let successor): try change(successor.id, deprecated: nil, replaces: tab.id)
      case .postpone(let tab): tabs.removeAll { $0.id == tab.id }
      case .activate(let tab): active = tab.id
      case .keep(let tab, let position): tabs.insert(tab, at: position)
      }
    }
    return try planned.with(active: active, tabs: tabs)
  }
}
