import Foundation
import TabwireProof
import Testing

@testable import NativeBridge

extension NativeBridgeTests {
  @MainActor
  @Suite("A message")
  struct MessageTests {
    struct Title: Codable, Equatable { var submitTitle: String }
    struct Unencodable: Encodable { let number = Double.nan }

    let message = Message.connect(
      jsonData: #"{"submitTitle":"Send","metadata":{"url":"https://example.com/"}}"#)

    // MARK: Its data

    @Test("decodes its data as a custom type, ignoring other members")
    func data() {
      #expect(message.data() == Title(submitTitle: "Send"))
    }

    @Test("does not decode data of another type, and logs the reason")
    func dataOfAnotherShape() {
      let data: Title? = message.replacing(jsonData: #"{"submitTitle":3}"#).data()
      #expect(data == nil)
      #expect(
        Log.lines == [
          #"error: data of "form" message "connect" not decoded as Title: "submitTitle" is not a value of type String"#
        ])
    }

    @Test("does not decode data with a missing member, and logs its name")
    func dataWithoutMember() {
      let data: Title? = message.replacing(jsonData: "{}").data()
      #expect(data == nil)
      #expect(Log.lines.first?.hasSuffix(#"as Title: "submitTitle" is missing"#) == true)
    }

    @Test("does not decode invalid JSON", arguments: ["", "{", "connect", "[1,]", "\"\\ud800\""])
    func dataThatIsNoJSON(text: String) {
      let data: Title? = message.replacing(jsonData: text).data()
      #expect(data == nil)
      #expect(Log.lines.count == 1)
    }

    @Test("uses the configured coders")
    func configuredCoders() {
      Hotwire.config.jsonDecoder.keyDecodingStrategy = .convertFromSnakeCase
      Hotwire.config.jsonEncoder.keyEncodingStrategy = .convertToSnakeCase
      let reply = message.replacing(data: Title(submitTitle: "Go"))
      #expect(reply.jsonData == #"{"submit_title":"Go"}"#)
      #expect(reply.data() == Title(submitTitle: "Go"))
    }

    @Test("is decoded and encoded off the main actor")
    func nonisolatedCoding() async {
      let message = message
      let jsonData = await Task.detached { () -> String? in
        guard let title: Title = message.data() else { return nil }
        return message.replacing(data: title).jsonData
      }.value
      #expect(jsonData == #"{"submitTitle":"Send"}"#)
    }

    // MARK: Deriving replies

    @Test("replaces its event, its data or both")
    func replacing() {
      func expect(_ reply: Message, event: String, jsonData: String) {
        #expect(reply.id == message.id)
        #expect(reply.component == message.component)
        #expect(reply.metadata == message.metadata)
        #expect(reply.event == event)
        #expect(reply.jsonData == jsonData)
      }
      expect(message.replacing(), event: "connect", jsonData: message.jsonData)
      expect(message.replacing(event: "submit"), event: "submit", jsonData: message.jsonData)
      expect(message.replacing(jsonData: "{}"), event: "connect", jsonData: "{}")
      expect(message.replacing(event: "submit", jsonData: "[]"), event: "submit", jsonData: "[]")
      expect(message.replacing(data: ["a": 1]), event: "connect", jsonData: #"{"a":1}"#)
      expect(message.replacing(event: "submit", data: ["a": 1]), event: "submit", jsonData: #"{"a":1}"#)
    }

    @Test("keeps its data when the new data cannot be encoded, and logs the reason")
    func replacingUnencodable() {
      let reply = message.replacing(event: "submit", data: Unencodable())
      #expect(reply == message.replacing(event: "submit"))
      #expect(Log.lines.count == 1)
      #expect(Log.lines.first?.hasPrefix("error: Unencodable not encoded as the data of a message") == true)
    }

    // MARK: Equality

    @Test(
      "equals another with the same JSON value",
      arguments: [
        (#"{"a":1,"b":2}"#, #"{ "b" : 2, "a" : 1 }"#),
        (#"{"a":1}"#, #"{"a":1.0}"#),
        (#"["é","/"]"#, #"["\u00e9","\/"]"#),
        ("null", " null "),
        ("not JSON", "not JSON"),
      ])
    func sameMeaning(one: String, other: String) {
      #expect(message.replacing(jsonData: one) == message.replacing(jsonData: other))
    }

    @Test(
      "differs from another with a different JSON value",
      arguments: [
        (#"{"a":1}"#, #"{"a":2}"#), (#"{"a":1}"#, #"{"a":1,"b":null}"#), ("[1,2]", "[2,1]"), ("1", #""1""#),
        ("true", "1"), ("null", "false"), ("not JSON", "NOT JSON"), ("{}", "[]"),
      ])
    func otherMeaning(one: String, other: String) {
      #expect(message.replacing(jsonData: one) != message.replacing(jsonData: other))
    }

    @Test("differs from another in any other property")
    func otherMembers() {
      let others = [
        Message.connect(id: "2"), .connect(component: "menu"), .connect(event: "submit"),
        .connect(url: "https://example.com/2"), .connect(url: nil),
      ]
      for other in others { #expect(.connect() != other) }
    }

    @Test("equals itself in any other encoding")
    func anyOtherWriting() throws {
      var random = SplitMix64(seed: 1)
      for _ in 0..<300 {
        let value = JSONValue.random(depth: 4, using: &random)
        let one = value.written(using: &random)
        let other = value.written(using: &random)
        #expect(message.replacing(jsonData: one) == message.replacing(jsonData: other), "\(one) and \(other)")
      }
    }
  }
}
