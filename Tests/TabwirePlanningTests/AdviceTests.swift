import Foundation
import Tabwire
import Testing

@testable import TabwirePlanning

@Suite("Advice")
struct AdviceTests {
  @Test("keeps a removed tab, softly, where it was")
  func keeps() throws {
    let plan = try Plan(from: .of("home", "explore", "library"), to: .of("home", "library"))
    let advice = try #require(plan.advice())
    #expect(advice.edits == [.keep(.named("soft explore"), at: 1)])
    #expect(advice.configuration.tabs == [.named("home"), .named("soft explore"), .named("library")])
    #expect(advice.severity == .none)
    #expect(advice.severityAfterRestart == .none)
    #expect(advice.severityWithoutRestart == .disruptive)
  }

  @Test("lets new tabs replace the old ones where a phone has no room for both")
  func replaces() throws {
    let plan = try Plan(from: .of("a", "b", "c", "d", "e"), to: .of("a", "b", "x", "d", "e"))
    let advice = try #require(plan.advice())
    #expect(advice.edits == [.replace(.named("soft c"), by: .named("x")), .keep(.named("soft c"), at: 2)])
    #expect(advice.severity == .none)
  }

  @Test("softens a hard deprecation that loses something in the background")
  func softens() throws {
    let plan = try Plan(from: .of("home", "explore", "library"), to: .of("home", "hard explore", "library"))
    #expect(plan.severity == .noticeable)
    #expect(try #require(plan.advice()).edits == [.soften(.named("hard explore"))])
  }

  @Test("keeps hard what was hard already, since that ends sooner")
  func staysHard() throws {
    let plan = try Plan(from: .of("home", "hard explore", "library"), to: .of("home", "library"))
    #expect(try #require(plan.advice()).edits == [.keep(.named("hard explore"), at: 1)])
  }

  @Test("keeps the whole bar where all of it would go")
  func bootstrap() throws {
    let plan = try Plan(from: .of("home", "explore", active: "explore"), to: .bootstrap)
    let advice = try #require(plan.advice())
    #expect(
      advice.edits == [
        .activate(.named("soft explore")), .keep(.named("soft home"), at: 0), .keep(.named("soft explore"), at: 1),
      ])
    #expect(advice.severity == .none)
  }

  @Test("is not given where nothing is lost, and where nothing helps")
  func none() throws {
    #expect(try Plan(from: .of("a", "b"), to: .of("a", "b", "c")).advice() == nil)
    let stranger = try Plan(from: .of("a", "b", session: "robin"), to: .of("a", "b", session: "priya"))
    #expect(stranger.severity == .noticeable)
    #expect(stranger.advice() == nil)
  }

  @Test("applied as a patch, always makes the plan gentler, and nothing gentler or smaller would do", arguments: 0..<6)
  func gentler(seed: UInt64) throws {
    var random = RandomConfigurations(seed: seed)
    var advised = 0
    for _ in 0..<25 {
      let (old, new) = (random.next(), random.next())
      let plan = try Plan(from: old, to: new)
      let clients = try ClientStates(under: old).clients
      let gentlest = others(old, new).compactMap(\.configuration).map(clients.severity).min()
      guard let advice = plan.advice() else {
        if let gentlest, plan.severity >= .noticeable { #expect(gentlest >= plan.severity) }
        continue
      }
      advised += 1
      let patched = try TabConfiguration(json: try patched(new, with: advice))
      #expect(patched == advice.configuration)
      let again = try Plan(from: old, to: patched)
      #expect(again.severity == advice.severity)
      #expect(again.severity < plan.severity)

      let goal = max(advice.severity, .calm)
      for other in others(old, new) {
        guard let configuration = other.configuration else { continue }
        let severity = max(clients.severity(of: configuration), .calm)
        #expect(severity >= goal, "\(other.edits) are gentler than \(advice.edits)")
        if other.edits.count < advice.edits.count {
          #expect(severity > goal, "\(other.edits) would do instead of \(advice.edits)")
        }
      }
    }
    #expect(advised > 5)
  }

  /// Every other draft, unless there are too many to try.
  private func others(_ old: TabConfiguration, _ new: TabConfiguration) -> [AdviceDraft] {
    let removed = old.tabs.map(\.id).filter { id in !new.tabs.contains { $0.id == id } }
    let added = new.tabs.filter { tab in tab.deprecated == nil && !old.tabs.contains { $0.id == tab.id } }.map(\.id)
    guard removed.count + added.count <= 4 else { return [] }
    var drafts = [AdviceDraft(old: old, new: new)]
    for id in removed {
      drafts += drafts.flatMap { draft in
        [Deprecation.soft, .hard].map { deprecation in
          var draft = draft
          draft.kept[id] = deprecation
          return draft
        }
      }
    }
    for tab in new.tabs where tab.deprecated == .hard {
      drafts += drafts.map { draft in
        var draft = draft
        draft.softened.insert(tab.id)
        return draft
      }
    }
    for id in added {
      drafts += drafts.flatMap { draft in
        draft.kept.keys.map { replaced in
          var draft = draft
          draft.replacing[id] = replaced
          return draft
        }
      }
    }
    return drafts
  }

  /// Applies the patch as any program would.
  private func patched(_ planned: TabConfiguration, with advice: Advice) throws -> String {
    var message = try #require(
      JSONSerialization.jsonObject(with: Data(planned.message.line.utf8)) as? [String: Any])
    var tabs = try #require(message["tabs"] as? [[String: Any]])
    let patch = JSON.array(advice.patch(of: planned)).line
    let operations = try #require(JSONSerialization.jsonObject(with: Data(patch.utf8)) as? [[String: Any]])
    for operation in operations {
      let path = try #require(operation["path"] as? String).split(separator: "/").map(String.init)
      switch path.count {
      case 1: message[path[0]] = operation["value"]
      case 2: tabs.insert(try #require(operation["value"] as? [String: Any]), at: try #require(Int(path[1])))
      default: tabs[try #require(Int(path[1]))][path[2]] = operation["value"]
      }
    }
    message["tabs"] = tabs
    return String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self)
  }
}
