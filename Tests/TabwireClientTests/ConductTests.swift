import TabwireConductProof
import Testing

@Suite("Conduct")
struct ConductTests {
  @Test("there are scenarios")
  func exist() {
    #expect(ConductScenario.all.count >= 60)
  }

  @Test("each scenario has its effects", arguments: ConductScenario.all)
  func scenario(_ scenario: ConductScenario) {
    #expect(scenario.violations == [])
  }

  @Test("keeps its laws in a random walk")
  func walk() {
    let seed = UInt64.random(in: 0..<1_000_000)
    var walk = ConductWalk(seed: seed)
    #expect(walk.violations(in: 20_000) == [], "seed \(seed)")
  }
}
