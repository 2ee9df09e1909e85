import CWebKitGTK
import Testing

@testable import TabwireWebKit

extension AllWindowTests {
  @MainActor
  @Suite("Variant")
  struct VariantTests {
    private func text(of value: Variant) -> String {
      value.withPointer { takeString(g_variant_print($0, 0)) } ?? ""
    }

    // In a release build, Swift frees an object after its last use.
    @Test("a value holds its members, of which nobody else has a reference")
    func members() {
      for number in 0..<1000 as Range<UInt32> {
        let alone = Variant(tuple: [
          Variant(number), Variant(array: [Variant(tuple: [Variant(Int(number)), Variant(some: Variant(number))])]),
          Variant(some: Variant(UInt32(0))),
        ])
        #expect(text(of: alone) == "(\(number), [(\(number), \(number))], 0)")
        #expect(alone.type == "(ua(xmu)mu)")
      }
    }

    @Test("a member outlives the value that it was read from")
    func reading() throws {
      let member = try #require(Variant(parsing: "(1, ['a', 'b'])", type: "(uas)")?.members.last)
      #expect(text(of: member) == "['a', 'b']")
      #expect(member.members.map { text(of: $0) } == ["'a'", "'b'"])
    }

    @Test("a literal is escaped")
    func literals() {
      #expect(Variant.literal("it's \"so\"\n") == #""it's \"so\"\n""#)
    }
  }
}
