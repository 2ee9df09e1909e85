import NIOCore
import TabwireServer
import Testing

@testable import TabwireValkey

/// The protocol of Valkey and Redis, in any pieces.
struct RESPTests {
  static let values: [(String, RESPValue)] = [
    ("+OK\r\n", .text("OK")), ("-NOAUTH Authentication required.\r\n", .error("NOAUTH Authentication required.")),
    (":7\r\n", .number(7)), ("$6\r\nuser:7\r\n", .text("user:7")), ("$0\r\n\r\n", .text("")), ("$-1\r\n", .null),
    ("_\r\n", .null), ("#t\r\n", .number(1)), (",1.5\r\n", .text("1.5")), ("*0\r\n", .array([])), ("*-1\r\n", .null),
    ("*2\r\n:1\r\n+a\r\n", .array([.number(1), .text("a")])),
    ("%1\r\n+proto\r\n:3\r\n", .array([.text("proto"), .number(3)])),
    (">3\r\n$9\r\nsubscribe\r\n$1\r\na\r\n:1\r\n", .push([.text("subscribe"), .text("a"), .number(1)])),
    ("!5\r\nERR x\r\n", .error("ERR x")),
  ]

  /// Reads a text in pieces of a size.
  private static func read(_ text: String, size: Int) throws -> (values: [RESPValue], messages: [String], rest: Int) {
    var values: [RESPValue] = []
    var messages: [String] = []
    let message = { (bytes: UnsafeBufferPointer<UInt8>) in messages.append(String(decoding: bytes, as: UTF8.self)) }
    return try withoutActuallyEscaping(message) { message in
      var decoder = RESPDecoder(onMessage: message)
      var buffer = ByteBuffer()
      var rest = text.utf8[...]
      while !rest.isEmpty {
        buffer.writeBytes(rest.prefix(size))
        rest = rest.dropFirst(size)
        while let value = try decoder.decode(buffer: &buffer) { values.append(value) }
      }
      return (values, messages, buffer.readableBytes)
    }
  }

  private static func message(_ text: String) -> String {
    ">3\r\n$7\r\nmessage\r\n$7\r\ntabwire\r\n$\(text.utf8.count)\r\n\(text)\r\n"
  }

  @Test("values and messages are read from any pieces")
  func pieces() throws {
    let messages = ["a\r\nb", "", "user:7", ">3\r\n$7\r\nmessage\r\n", "ä"]
    let text = Self.values.enumerated().map { $1.0 + Self.message(messages[$0 % messages.count]) }.joined()
    for size in 1...text.utf8.count {
      let read = try Self.read(text, size: size)
      #expect(read.values == Self.values.map(\.1), "in pieces of \(size) bytes")
      #expect(read.messages == Self.values.indices.map { messages[$0 % messages.count] })
      #expect(read.rest == 0)
    }
  }

  @Test("of a message that is too large only the start is passed on, and what follows it is read")
  func largeMessage() throws {
    for byteCount in [RESPDecoder.maximumByteCount, RESPDecoder.maximumByteCount + 1, 300_000] {
      let large = String(repeating: "x", count: byteCount)
      for size in [1_000, 4_096, 65_536, 1_000_000] {
        let read = try Self.read("+a\r\n" + Self.message(large) + Self.message("user:7") + "+b\r\n", size: size)
        let start = byteCount > RESPDecoder.maximumByteCount ? RESPDecoder.startByteCount : byteCount
        #expect(read.values == [.text("a"), .text("b")])
        #expect(read.messages.map(\.utf8.count) == [start, 6])
        #expect(read.messages.last == "user:7")
        #expect(read.rest == 0)
      }
    }
    #expect(RESPDecoder.startByteCount > TabBarChange.maximumMessageByteCount)
  }

  @Test(
    "what is not RESP3, or too large, is an error",
    arguments: [
      "HTTP/1.1 400 Bad Request\r\n", ">3\r\n$7\r\nmessage\r\n$1\r\na\r\n$x" + String(repeating: "a", count: 140_000),
      "$x\r\n", "$999999999\r\n", "*5000\r\n", ":\r\n",
      String(repeating: "*1\r\n", count: 9) + ":1\r\n", "+" + String(repeating: "a", count: 70_000),
    ])
  func errors(text: String) {
    var buffer = ByteBuffer(string: text)
    var decoder = RESPDecoder { _ in }
    #expect(throws: RESPError.self) { try decoder.decode(buffer: &buffer) }
  }

  @Test("a command is an array of texts, measured in bytes")
  func command() {
    #expect(String(buffer: RESPValue.command(["PUBLISH", "ä", ""])) == "*3\r\n$7\r\nPUBLISH\r\n$2\r\nä\r\n$0\r\n\r\n")
  }
}
