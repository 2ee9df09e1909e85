import Foundation
import Testing

@testable import NativeBridge

extension NativeBridgeTests {
  @Suite("The depth of JSON")
  struct JSONDepthTests {
    @Test("counts nested arrays and objects")
    func counting() {
      let half = JSONDepth.maximum / 2
      let mixed = String(repeating: #"[{"a":"#, count: half) + "1" + String(repeating: "}]", count: half)
      #expect(!JSONDepth.isExceeded(by: mixed))
      #expect(JSONDepth.isExceeded(by: "[\(mixed)]"))
      #expect(!JSONDepth.isExceeded(by: "[" + Array(repeating: "[]", count: 10_000).joined(separator: ",") + "]"))
    }

    @Test(
      "ignores brackets in strings",
      arguments: [#"["\#(String(repeating: "[", count: 500))"]"#, #"["\"\#(String(repeating: "{", count: 500))\\"]"#])
    func strings(text: String) {
      #expect(!JSONDepth.isExceeded(by: text))
    }

    @Test("ignores closing brackets in strings")
    func closingBracketsInStrings() {
      let closing = String(repeating: "]}", count: 500)
      #expect(JSONDepth.isExceeded(by: #"["\#(closing)", \#(String(repeating: "[", count: JSONDepth.maximum))"#))
    }

    @Test(#"counts brackets after a string that ends in \\"#)
    func afterEscapedBackslash() {
      #expect(JSONDepth.isExceeded(by: #"["\\", "# + String(repeating: "[", count: JSONDepth.maximum)))
    }

    @Test("is limited for decoding recursive types on a small stack")
    func smallStack() async {
      let text = ScriptMessageTests.nested(JSONDepth.maximum)
      let isDecoded = await withCheckedContinuation { continuation in
        let thread = Thread { continuation.resume(returning: JSONValue(text: text) != nil) }
        thread.stackSize = 512 << 10
        thread.start()
      }
      #expect(isDecoded)
    }
  }
}
