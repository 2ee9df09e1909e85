import NIOCore
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
    (
      ">3\r\n$7\r\nmessage\r\n$7\r\ntabwire\r\n$4\r\na\r\nb\r\n",
      .push([.text("message"), .text("tabwire"), .text("a\r\nb")])
    ),
    ("!5\r\nERR x\r\n", .error("ERR x")),
  ]

  @Test("values are read from any pieces")
  func pieces() throws {
    let text = Self.values.map(\.0).joined()
    for size in 1...text.utf8.count {
      var values: [RESPValue] = []
      var buffer = ByteBuffer()
      var rest = text.utf8[...]
      while !rest.isEmpty {
        buffer.writeBytes(rest.prefix(size))
        rest = rest.dropFirst(size)
        while let value = try RESPDecoder().decode(buffer: &buffer) { values.append(value) }
      }
      #expect(values == Self.values.map(\.1), "in pieces of \(size) bytes")
    }
  }

  @Test(
    "what is not RESP3, or too large, is an error",
    arguments: [
      "HTTP/1.1 400 Bad Request\r\n", "$x\r\n", "$999999999\r\n", "*5000\r\n", ":\r\n",
      String(repeating: "*1\r\n", count: 9) + ":1\r\n", "+" + String(repeating: "a", count: 70_000),
    ])
  func errors(text: String) {
    var buffer = ByteBuffer(string: text)
    #expect(throws: RESPError.self) { try RESPDecoder().decode(buffer: &buffer) }
  }

  @Test("a command is an array of texts, measured in bytes")
  func command() {
    #expect(String(buffer: RESPValue.command(["PUBLISH", "ä", ""])) == "*3\r\n$7\r\nPUBLISH\r\n$2\r\nä\r\n$0\r\n\r\n")
  }
}
