import Foundation
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

    @Test("gives its data as a value of one's own type, whatever else is in it")
    func data() {
      #expect(message.data() == Title(submitTitle: "Send"))
    }

    @Test("gives no data of another shape, and the log says what is wrong")
    func dataOfAnotherShape() {
      let data: Title? = message.replacing(jsonData: #"{"submitTitle":3}"#).data()
      #expect(data == nil)
      #expect(
        Log.lines == [
          #"error: The data of message "connect" of component "form" is no Title: "submitTitle" is no String"#
        ])
    }

    @Test("gives no data where a member is missing, and the log names it")
    func dataWithoutMember() {
      let data: Title? = message.replacing(jsonData: "{}").data()
      #expect(data == nil)
      #expect(Log.lines.first?.hasSuffix(#"is no Title: "submitTitle" is missing"#) == true)
    }

    @Test("gives no data that is not JSON", arguments: ["", "{", "connect", "[1,]", "\"\\ud800\""])
    func dataThatIsNoJSON(text: String) {
      let data: Title? = message.replacing(jsonData: text).data()
      #expect(data == nil)
      #expect(Log.lines.count == 1)
    }

    @Test("is decoded and encoded the way the app configured")
    func configuredCoders() {
      Hotwire.config.jsonDecoder.keyDecodingStrategy = .convertFromSnakeCase
      Hotwire.config.jsonEncoder.keyEncodingStrategy = .convertToSnakeCase
      let reply = message.replacing(data: Title(submitTitle: "Go"))
      #expect(reply.jsonData == #"{"submit_title":"Go"}"#)
      #expect(reply.data() == Title(submitTitle: "Go"))
    }

    // MARK: Deriving replies

    @Test("is replaced in its event, its data or both, and is the same otherwise")
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

    @Test("keeps its data when the new data cannot be encoded, and the log says so")
    func replacingUnencodable() {
      let reply = message.replacing(event: "submit", data: Unencodable())
      #expect(reply == message.replacing(event: "submit"))
      #expect(Log.lines.count == 1)
      #expect(Log.lines.first?.hasPrefix("error: Unencodable cannot be the data of a message") == true)
    }

    // MARK: Equality

    @Test(
      "equals another when the data means the same",
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
      "differs from another when the data means something else",
      arguments: [
        (#"{"a":1}"#, #"{"a":2}"#), (#"{"a":1}"#, #"{"a":1,"b":null}"#), ("[1,2]", "[2,1]"), ("1", #""1""#),
        ("true", "1"), ("null", "false"), ("not JSON", "NOT JSON"), ("{}", "[]"),
      ])
    func otherMeaning(one: String, other: String) {
      #expect(message.replacing(jsonData: one) != message.replacing(jsonData: other))
    }

    @Test("differs from another in any of its other members")
    func otherMembers() {
      let others = [
        Message.connect(id: "2"), .connect(component: "menu"), .connect(event: "submit"),
        .connect(url: "https://example.com/2"), .connect(url: nil),
      ]
      for other in others { #expect(.connect() != other) }
    }

    @Test("equals itself written in any other way")
    func anyOtherWriting() throws {
      var random = SeededRandom(seed: 1)
      for _ in 0..<300 {
        let value = JSONValue.random(depth: 4, using: &random)
        let one = value.written(using: &random)
        let other = value.written(using: &random)
        #expect(message.replacing(jsonData: one) == message.replacing(jsonData: other), "\(one) and \(other)")
      }
    }
  }
}
