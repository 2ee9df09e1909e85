import Testing

@testable import TabwireWebKit

@MainActor
@Suite("Variant")
struct VariantTests {
  @Test("a literal is escaped")
  func literals() {
    #expect(Variant.literal("it's \"so\"\n") == #""it's \"so\"\n""#)
  }
}
