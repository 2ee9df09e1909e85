import TabwireProof
import Testing

@Suite("The laws")
struct LawTests {
  // R1.1, R1.4, R2.1, R2.2, R2.5, R2.6
  @Test("hold in every state that two tabs can reach, for every configuration and every selection there")
  func everyStateOfTwoTabs() async {
    let (count, failure) = await Walk(over: ["a", "b"]).run(depth: 4)
    #expect(failure == nil, "\(failure?.violation ?? "")\n\(failure?.scenario ?? "")")
    #expect(count.exhaustedAt != nil, "the walk still finds new states: \(count)")
    print("walk over 2 ids: \(count.states) states, \(count.transitions) transitions")
  }

  @Test("hold for every first configuration of three tabs")
  func everyFirstConfigurationOfThreeTabs() async {
    let (count, failure) = await Walk(over: ["a", "b", "c"]).run(depth: 1)
    #expect(failure == nil, "\(failure?.violation ?? "")\n\(failure?.scenario ?? "")")
    print("walk over 3 ids, first step: \(count.states) states, \(count.transitions) transitions")
  }

  @Test("hold on random journeys", arguments: [1, 2, 3] as [UInt64])
  func randomJourneys(seed: UInt64) {
    var journeys = Journeys(seed: seed)
    let (count, failure) = journeys.run(150, steps: 40)
    #expect(failure == nil, "\(failure?.violation ?? "")\n\(failure?.scenario ?? "")")
    #expect(count.journeys == 150)
  }
}

@Suite("Shrinking")
struct ShrinkingTests {
  @Test("keeps only the steps and the members that break the law")
  func smallest() throws {
    let noise = TestMessage(active: "b", tabs: [.init("a", badge: "1"), .init("b"), .init("c")], revision: 1)
    let guilty = TestMessage(
      active: "b",
      tabs: [.init("a", title: "A"), .init("b", deprecated: "hard", badge: "2"), .init("c", replaces: "b")],
      session: "ada")
    let journey: [TrialStep] = [
      .configure(noise), .select("c"), .configure(guilty), .select("a"), .configure(noise), .select("b"), .select("c"),
    ]
    let failure = try #require(
      Journeys.shrunk(journey) { steps in
        let hard = steps.firstIndex { step in
          guard case .configure(let message) = step else { return false }
          return message.tabs.contains { $0.deprecated == "hard" }
        }
        guard let hard, let left = steps[hard...].firstIndex(of: .select("b")) else { return nil }
        return ("a hard-deprecated tab was selected", left + 1)
      })
    #expect(
      failure.steps == [
        .configure(TestMessage(active: "b", tabs: [.init("b", deprecated: "hard")])), .select("b"),
      ])
  }
}
