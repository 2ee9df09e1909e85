import Foundation
import Testing

@testable import NativeBridge

extension NativeBridgeTests {
  @Suite("What a page posts")
  struct EnvelopeTests {
    static let page = "https://example.com/"

    static func message(jsonData: String = "{}") -> String {
      #"{"id":"1","component":"form","event":"connect","metadata":{"url":"\#(page)"},"jsonData":\#(json(jsonData))}"#
    }

    static func read(_ text: String, page: String = page) throws(BridgeError) -> Message? {
      if case .message(let message) = try Envelope("\(page)\n\(text)") { message } else { nil }
    }

    static func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }

    // MARK: What is read

    @Test("is an announcement if it is an address alone")
    func announcement() throws {
      guard case .announcement = try Envelope(Self.page) else {
        Issue.record("it is none")
        return
      }
    }

    @Test("is a message if a message follows the address")
    func message() throws {
      #expect(try Self.read(Self.message()) == .connect(jsonData: "{}"))
    }

    @Test("may have members nobody knows, and no metadata")
    func unknownMembers() throws {
      let text = #"{"id":"1","component":"form","event":"connect","jsonData":"{}","extra":[{"id":2}]}"#
      #expect(try Self.read(text) == .connect(url: nil, jsonData: "{}"))
    }

    @Test(
      "has its data carried letter for letter, valid or not",
      arguments: [
        "{}", " {\"b\":1, \"a\":2.50 } ", "", "nonsense", #"{"a":"\ud800"}"#, "12345678901234567890", "\u{2028}\u{0}é",
        #"{"a":1,"a":2}"#,
      ])
    func dataIsCarried(data: String) throws {
      let message = try Self.read(Self.message(jsonData: data))
      #expect(message.map { Array($0.jsonData.unicodeScalars) } == Array(data.unicodeScalars))
    }

    // MARK: What is refused

    @Test(
      "is refused if it is malformed, and the error names what is wrong",
      arguments: [
        ("", "the value is not valid: "),
        ("garbage", "the value is not valid: "),
        (#"{"id":"1""#, "the value is not valid: "),
        (#"{"id":"1"} {"#, "the value is not valid: "),
        ("\u{0}\u{1}\n\n", "the value is not valid: "),
        ("null", "the value is no "),
        ("[]", "the value is no "),
        (#""text""#, "the value is no "),
        ("{}", #""id" is missing"#),
        (#"{"id":1,"component":"form","event":"connect","jsonData":"{}"}"#, #""id" is no String"#),
        (#"{"id":null,"component":"form","event":"connect","jsonData":"{}"}"#, #""id" is no String"#),
        (#"{"id":"1","event":"connect","jsonData":"{}"}"#, #""component" is missing"#),
        (#"{"id":"1","component":{},"event":"connect","jsonData":"{}"}"#, #""component" is no String"#),
        (#"{"id":"1","component":"form","event":["connect"],"jsonData":"{}"}"#, #""event" is no String"#),
        (#"{"id":"1","component":"form","event":"connect"}"#, #""jsonData" is missing"#),
        (#"{"id":"1","component":"form","event":"connect","jsonData":{}}"#, #""jsonData" is no String"#),
        (#"{"id":"1","component":"form","event":"connect","jsonData":"{}","metadata":1}"#, #""metadata" is no "#),
        (
          #"{"id":"1","component":"form","event":"connect","jsonData":"{}","metadata":{}}"#,
          #""metadata.url" is missing"#
        ),
        (
          #"{"id":"1","component":"form","event":"connect","jsonData":"{}","metadata":{"url":7}}"#,
          #""metadata.url" is no String"#
        ),
        (#"{"id":"\ud800","component":"form","event":"connect","jsonData":"{}"}"#, "the value is not valid: "),
      ])
    func malformed(text: String, reason: String) throws {
      let error = #expect(throws: BridgeError.self) { try Self.read(text) }
      let actual = try #require(error)
      guard case .malformed(let described) = actual else {
        Issue.record("\(actual)")
        return
      }
      #expect(described.hasPrefix(reason), "\(described)")
    }

    @Test("is refused, not recursed into, if the message itself is nested as deep as fits", arguments: 0..<4)
    func deepMessage(kind: Int) {
      let text = [
        Self.nested(500_000), #"{"x":\#(Self.nested(500_000))}"#, String(repeating: "[", count: 1_000_000),
        String(repeating: #"{"a":"#, count: 200_000),
      ][kind]
      #expect(throws: BridgeError.self) { try Self.read(text) }
    }

    @Test("is refused if a message has more than a mebibyte, and no sooner")
    func size() throws {
      let room = Envelope.limit - Self.message(jsonData: "").utf8.count
      #expect(try Self.read(Self.message(jsonData: String(repeating: "x", count: room))) != nil)
      #expect(throws: BridgeError.tooLarge(bytes: Envelope.limit + 1, limit: 1_048_576)) {
        try Self.read(Self.message(jsonData: String(repeating: "x", count: room + 1)))
      }
    }

    @Test("is refused if its first line is no address but a flood")
    func floodWithoutAddress() {
      for body in [String(repeating: "x", count: 3_000_000), String(repeating: "x", count: 65_537) + "\n{}"] {
        #expect(throws: BridgeError.self) { try Envelope(body) }
      }
    }

    @Test("is refused if its data is nested deeper than 128 levels, and no sooner")
    func depth() throws {
      #expect(try Self.read(Self.message(jsonData: Self.nested(128))) != nil)
      for depth in [129, 100_000] {
        #expect(throws: BridgeError.tooDeep(limit: 128)) { try Self.read(Self.message(jsonData: Self.nested(depth))) }
      }
    }

    @Test("is refused if it claims to be from another page")
    func misattributed() {
      #expect(throws: BridgeError.misattributed(claimed: Self.page, actual: "https://evil.example/")) {
        try Self.read(Self.message(), page: "https://evil.example/")
      }
    }

    @Test("never makes the bridge trap, however it is damaged")
    func damaged() {
      var random = SeededRandom(seed: 2)
      let whole = Array("\(Self.page)\n\(Self.message(jsonData: #"{"title":"é\u2028"}"#))".utf8)
      for _ in 0..<5_000 {
        var bytes = whole
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let index = Int.random(in: 0..<bytes.count, using: &random)
          switch Int.random(in: 0...2, using: &random) {
          case 0: bytes[index] = .random(in: 0...255, using: &random)
          case 1: bytes.remove(at: index)
          default: bytes.insert(.random(in: 0...255, using: &random), at: index)
          }
        }
        _ = try? Envelope(String(decoding: bytes, as: UTF8.self))
      }
    }
  }
}
