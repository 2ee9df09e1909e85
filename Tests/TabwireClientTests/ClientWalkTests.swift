import TabwireConductProof
import Testing

@MainActor
@Suite("A whole client")
struct ClientWalkTests {
  @Test("keeps its laws in a random walk through windows, sign-outs, forms, streams and silent pages", arguments: 1...6)
  func walk(seed: UInt64) {
    var walk = ClientWalk(seed: seed)
    #expect(walk.violation(in: 12_000) == nil)
  }
}
