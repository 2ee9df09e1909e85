import Foundation
import Testing

@testable import NativeBridge

extension NativeBridgeTests {
  @Suite("The depth of JSON")
  struct JSONDepthTests {
    @Test("counts arrays and objects alike, as deep as they are at once")
    func counting() {
      let half = JSONDepth.limit / 2
      let mixed = String(repeating: #"[{"a":"#, count: half) + "1" + String(repeating: "}]", count: half)
      #expect(!JSONDepth.isExceeded(by: mixed))
      #expect(JSONDepth.isExceeded(by: "[\(mixed)]"))
      #expect(!JSONDepth.isExceeded(by: "[" + Array(repeating: "[]", count: 10_000).joined(separator: ",") + "]"))
    }

    @Test(
      "does not count brackets in strings, however those are escaped",
      arguments: [#"["\#(String(repeating: "[", count: 500))"]"#, #"["\"\#(String(repeating: "{", count: 500))\\"]"#])
    func strings(text: String) {
      #expect(!JSONDepth.isExceeded(by: text))
    }

    @Test("is not made less by closing brackets in strings")
    func closingBracketsInStrings() {
      let closing = String(repeating: "]}", count: 500)
      #expect(JSONDepth.isExceeded(by: #"["\#(closing)", \#(String(repeating: "[", count: JSONDepth.limit))"#))
    }

    @Test(#"counts brackets after a string that ends in \\"#)
    func afterEscapedBackslash() {
      #expect(JSONDepth.isExceeded(by: #"["\\", "# + String(repeating: "[", count: JSONDepth.limit)))
    }

    @Test("is limited so that a recursive type can be decoded on a small stack")
    func smallStack() async {
      let text = EnvelopeTests.nested(JSONDepth.limit)
      let isDecoded = await withCheckedContinuation { continuation in
        let thread = Thread { continuation.resume(returning: JSONValue(text: text) != nil) }
        thread.stackSize = 512 << 10
        thread.start()
      }
      #expect(isDecoded)
    }
  }
}
