import TabwirePagesProof
import Testing

@Suite("The routing table of Hotwire Native")
struct RoutingTests {
  @Test("has 28 documented outcomes")
  func count() {
    #expect(RoutingOutcome.documented.count == 28)
  }

  @Test("has the documented outcome", arguments: RoutingOutcome.documented + RoutingOutcome.furtherCases)
  func outcome(_ outcome: RoutingOutcome) {
    #expect(outcome.violations.isEmpty, "\(outcome.violations)")
  }
}

extension RoutingOutcome: CustomTestStringConvertible {
  public var testDescription: String { name }
}
