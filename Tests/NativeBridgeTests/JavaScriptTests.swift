import Foundation
import TabwireProof
import Testing

@testable import NativeBridge

extension NativeBridgeTests {
  @Suite("A JavaScript call")
  struct JavaScriptTests {
    struct Point: Encodable { let x = 1, y = [true], z: String? = nil }

    @Test("encodes arguments as JSON")
    func source() throws {
      #expect(try JavaScript(calling: "window.f").source == "window.f()")
      #expect(try JavaScript(calling: "f", with: "a\"b", ["c"], 1.5, true).source == #"f("a\"b", ["c"], 1.5, true)"#)
      #expect(try JavaScript(calling: "f", with: ["name": "é"]).source == #"f({"name":"é"})"#)
    }

    @Test("can call a function expression")
    func passedFunction() throws {
      let function = Array("(a, b) => [a, b]".utf8)
      #expect(try JavaScript(calling: function, with: ["x", 1]).source == #"((a, b) => [a, b])("x", 1)"#)
    }

    @Test("throws for an argument that JSON cannot express")
    func unencodableArgument() {
      #expect(throws: EncodingError.self) { try JavaScript(calling: "f", with: Double.nan, 1) }
      #expect(throws: EncodingError.self) { try JavaScript(calling: Array("f".utf8), with: [Double.nan, 1]) }
    }

    @Test("never contains text that ends a script element or a line")
    func harmless() throws {
      var random = SplitMix64(seed: 3)
      for _ in 0..<2_000 {
        let source = try JavaScript(calling: "f", with: String.hostile(using: &random)).source
        let dangerous: Set<Unicode.Scalar> = ["<", "\u{2028}", "\u{2029}", "\n", "\r", "\0"]
        #expect(!source.unicodeScalars.contains { dangerous.contains($0) })
      }
    }
  }

  #if os(Linux) || os(macOS)
    @MainActor
    @Suite("An argument of a JavaScript call", .enabled(if: NodePage.node != nil, "Node is not installed"), .serialized)
    struct JavaScriptArgumentTests {
      let page: NodePage

      init() throws {
        page = try NodePage()
      }

      /// Returns the code points of a text that JavaScript receives as an argument.
      func received(_ text: String) async throws -> [UInt32] {
        let call = try JavaScript(calling: "Array.from", with: text)
        let result = try await page.evaluateJavaScript("\(call.source).map(character => character.codePointAt(0))")
        return try JSONDecoder().decode([UInt32].self, from: Data((result ?? "").utf8))
      }

      @Test("arrives unchanged, for every Unicode scalar")
      func everyScalar() async throws {
        for first in stride(from: UInt32(0), through: 0x10FFFF, by: 0x800) where !(0xD800...0xDFFF).contains(first) {
          var text = ""
          text.unicodeScalars.append(contentsOf: (first..<first + 0x800).compactMap(Unicode.Scalar.init))
          let call = try JavaScript(calling: "Array.from", with: text)
          let isComplete = try await page.evaluateJavaScript(
            "\(call.source).filter((character, index) => character.codePointAt(0) === \(first) + index).length === 0x800"
          )
          #expect(isComplete == "true", "from \(first)")
        }
      }

      @Test("arrives unchanged, for random hostile text")
      func hostileText() async throws {
        var random = SplitMix64(seed: 4)
        for _ in 0..<500 {
          let text = String.hostile(using: &random)
          #expect(try await received(text) == text.unicodeScalars.map(\.value), "\(text.debugDescription)")
        }
      }

      @Test("arrives unchanged from a script element")
      func insideHTML() async throws {
        let text = "</script><script>window.broken = true</script><!--<script>\u{2028}"
        let source = try JavaScript(calling: "Array.from", with: text).source
        #expect(try await received(text) == text.unicodeScalars.map(\.value))
        #expect(source.range(of: "</?script|<!--", options: [.regularExpression, .caseInsensitive]) == nil)
      }
    }
  #endif
}
