import Foundation
import TabwireProof
import Testing

@testable import NativeBridge

extension NativeBridgeTests {
  @Suite("A posted message")
  struct ScriptMessageTests {
    static let page = "https://example.com/"

    static func message(jsonData: String = "{}") -> String {
      #"{"id":"1","component":"form","event":"connect","metadata":{"url":"\#(page)"},"jsonData":\#(json(jsonData))}"#
    }

    static func read(_ text: String, page: String = page) throws(MessageError) -> Message? {
      if case .message(let message) = try ScriptMessage("\(page)\n\(text)") { message } else { nil }
    }

    static func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }

    // MARK: Valid messages

    @Test("an address alone announces a document")
    func announcement() throws {
      guard case .documentStarted = try ScriptMessage(Self.page) else {
        Issue.record("not announced")
        return
      }
    }

    @Test("an address and a message are a message")
    func message() throws {
      #expect(try Self.read(Self.message()) == .connect(jsonData: "{}"))
    }

    // P3.2
    @Test("unknown members are ignored, and metadata is optional")
    func unknownMembers() throws {
      let text = #"{"id":"1","component":"form","event":"connect","jsonData":"{}","extra":[{"id":2}]}"#
      #expect(try Self.read(text) == .connect(url: nil, jsonData: "{}"))
    }

    @Test(
      "data is passed on unchanged, valid or not",
      arguments: [
        "{}", " {\"b\":1, \"a\":2.50 } ", "", "nonsense", #"{"a":"\ud800"}"#, "12345678901234567890", "\u{2028}\u{0}é",
        #"{"a":1,"a":2}"#,
      ])
    func unchangedData(data: String) throws {
      let message = try Self.read(Self.message(jsonData: data))
      #expect(message.map { Array($0.jsonData.unicodeScalars) } == Array(data.unicodeScalars))
    }

    // MARK: Rejected messages

    @Test(
      "a malformed message is rejected with the reason",
      arguments: [
        ("", "the value is invalid: "),
        ("garbage", "the value is invalid: "),
        (#"{"id":"1""#, "the value is invalid: "),
        (#"{"id":"1"} {"#, "the value is invalid: "),
        ("\u{0}\u{1}\n\n", "the value is invalid: "),
        ("null", "the value is not "),
        ("[]", "the value is not "),
        (#""text""#, "the value is not "),
        ("{}", #""id" is missing"#),
        (#"{"id":1,"component":"form","event":"connect","jsonData":"{}"}"#, #""id" is not a value of type String"#),
        (#"{"id":null,"component":"form","event":"connect","jsonData":"{}"}"#, #""id" is not a value of type String"#),
        (#"{"id":"1","event":"connect","jsonData":"{}"}"#, #""component" is missing"#),
        (
          #"{"id":"1","component":{},"event":"connect","jsonData":"{}"}"#, #""component" is not a value of type String"#
        ),
        (
          #"{"id":"1","component":"form","event":["connect"],"jsonData":"{}"}"#,
          #""event" is not a value of type String"#
        ),
        (#"{"id":"1","component":"form","event":"connect"}"#, #""jsonData" is missing"#),
        (
          #"{"id":"1","component":"form","event":"connect","jsonData":{}}"#,
          #""jsonData" is not a value of type String"#
        ),
        (#"{"id":"1","component":"form","event":"connect","jsonData":"{}","metadata":1}"#, #""metadata" is not "#),
        (
          #"{"id":"1","component":"form","event":"connect","jsonData":"{}","metadata":{}}"#,
          #""metadata.url" is missing"#
        ),
        (
          #"{"id":"1","component":"form","event":"connect","jsonData":"{}","metadata":{"url":7}}"#,
          #""metadata.url" is not a value of type String"#
        ),
        (#"{"id":"\ud800","component":"form","event":"connect","jsonData":"{}"}"#, "the value is invalid: "),
      ])
    func malformed(text: String, reason: String) throws {
      let error = #expect(throws: MessageError.self) { try Self.read(text) }
      let actual = try #require(error)
      guard case .malformed(let described) = actual else {
        Issue.record("\(actual)")
        return
      }
      #expect(described.hasPrefix(reason), "\(described)")
    }

    @Test("a deeply nested message is rejected without recursion", arguments: 0..<4)
    func deepMessage(kind: Int) {
      let text = [
        Self.nested(500_000), #"{"x":\#(Self.nested(500_000))}"#, String(repeating: "[", count: 1_000_000),
        String(repeating: #"{"a":"#, count: 200_000),
      ][kind]
      #expect(throws: MessageError.self) { try Self.read(text) }
    }

    // P2.16
    @Test("a message of more than one mebibyte is rejected")
    func size() throws {
      let room = ScriptMessage.maximumByteCount - Self.message(jsonData: "").utf8.count
      #expect(try Self.read(Self.message(jsonData: String(repeating: "x", count: room))) != nil)
      #expect(throws: MessageError.tooLarge(bytes: ScriptMessage.maximumByteCount + 1, maximum: 1_048_576)) {
        try Self.read(Self.message(jsonData: String(repeating: "x", count: room + 1)))
      }
    }

    @Test("an address of more than 64 KiB is rejected")
    func floodWithoutAddress() {
      for body in [String(repeating: "x", count: 3_000_000), String(repeating: "x", count: 65_537) + "\n{}"] {
        #expect(throws: MessageError.self) { try ScriptMessage(body) }
      }
    }

    @Test("data nested deeper than 128 levels is rejected")
    func depth() throws {
      #expect(try Self.read(Self.message(jsonData: Self.nested(128))) != nil)
      for depth in [129, 100_000] {
        #expect(throws: MessageError.tooDeep(maximum: 128)) {
          try Self.read(Self.message(jsonData: Self.nested(depth)))
        }
      }
    }

    @Test("a message that claims another address is rejected")
    func misattributed() {
      #expect(throws: MessageError.urlMismatch(claimed: Self.page, actual: "https://evil.example/")) {
        try Self.read(Self.message(), page: "https://evil.example/")
      }
    }

    @Test("a damaged message is rejected, or read as JSONSerialization reads it")
    func damaged() throws {
      let seed: UInt64 = 2
      var random = SplitMix64(seed: seed)
      var counts = (rejected: 0, read: 0)
      let original = Array("\(Self.page)\n\(Self.message(jsonData: #"{"title":"é\u2028"}"#))".utf8)
      for _ in 0..<5_000 {
        var bytes = original
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let index = Int.random(in: 0..<bytes.count, using: &random)
          switch Int.random(in: 0...2, using: &random) {
          case 0: bytes[index] = .random(in: 0...255, using: &random)
          case 1: bytes.remove(at: index)
          default: bytes.insert(.random(in: 0...255, using: &random), at: index)
          }
        }
        let body = String(decoding: bytes, as: UTF8.self)
        guard let message = try? ScriptMessage(body) else {
          counts.rejected += 1
          continue
        }
        guard case .message(let message) = message else { continue }
        let (address, text) = try #require(
          body.utf8.firstIndex(of: UInt8(ascii: "\n")).map { (body[..<$0], body[$0...]) })
        // JSONSerialization is the stricter of the two parsers.
        let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        guard let object else { continue }
        counts.read += 1
        #expect(message.metadata.map { $0.url == address } ?? true, "seed \(seed): \(body)")
        for (name, value) in [
          ("id", message.id), ("component", message.component), ("event", message.event),
          ("jsonData", message.jsonData),
        ] {
          #expect(object[name] as? String == value, "seed \(seed): \(body)")
        }
      }
      #expect(counts.rejected > 1_000 && counts.read > 100, "\(counts)")
    }
  }
}
