import Testing

@testable import TabwireWebKit

@MainActor
@Suite("Variant")
struct VariantTests {
  @Test("a literal is escaped")
  func literals() {
    #expect(Variant.literal("it's \"so\"\n") == #""it's \"so\"\n""#)
  }

  @Test("members are read by their places, and none where there is none")
  func members() throws {
    let list = try #require(Variant(parsing: "(2, [('a', 1.5), ('b', 0.1)], just 1)", type: "(qa(sd)mu)"))
    #expect(list.text(of: 2) == "1")
    #expect(list.text(of: 1, 1) == "('b', 0.10000000000000001)")
    #expect(list.text(of: 1, 2) == nil && list.text(of: 3) == nil)
    let read = list.withBytes { Variant($0, type: "(qa(sd)mu)")?.text(of: 1, 0) }
    #expect(read == "('a', 1.5)")
    #expect(list.withBytes { Variant($0, type: "s")?.text(of: 0) } == nil)
  }
}
