#if Valkey
  import NIOCore

  /// A value of RESP3, the protocol of Valkey and Redis.
  enum RESPValue: Hashable {
    case text(String)
    case error(String)
    case number(Int)
    case null
    case array([RESPValue])
    /// A message that answers no command.
    case push([RESPValue])

    /// The text, or `nil` if it is not a text.
    var text: String? {
      if case .text(let text) = self { text } else { nil }
    }

    /// Returns a command as the server reads it.
    static func command(_ words: [String]) -> ByteBuffer {
      ByteBuffer(
        string: "*\(words.count)\r\n" + words.map { "$\($0.utf8.count)\r\n\($0)\r\n" }.joined())
    }
  }

  /// The error for bytes that are not RESP3, or more than Tabwire accepts.
  struct RESPError: Error, CustomStringConvertible {
    let description: String
  }

  /// Reads values of RESP3.
  struct RESPDecoder: NIOSingleStepByteToMessageDecoder {
    typealias InboundOut = RESPValue

    /// The maximum size of a value in bytes.
    static let maximumByteCount = 64 * 1024
    private static let maximumDepth = 8
    private static let maximumElementCount = 1024

    func decode(buffer: inout ByteBuffer) throws -> RESPValue? {
      var rest = buffer
      guard let value = try value(in: &rest, depth: 0) else {
        guard buffer.readableBytes <= Self.maximumByteCount else {
          throw RESPError(description: "a value has more than \(Self.maximumByteCount) bytes")
        }
        return nil
      }
      buffer = rest
      return value
    }

    func decodeLast(buffer: inout ByteBuffer, seenEOF: Bool) throws -> RESPValue? {
      try decode(buffer: &buffer)
    }

    /// - Returns: `nil` if it has not arrived completely.
    private func value(in buffer: inout ByteBuffer, depth: Int) throws -> RESPValue? {
      guard depth < Self.maximumDepth else { throw RESPError(description: "values are nested too deeply") }
      guard let line = line(in: &buffer) else { return nil }
      let text = String(line.dropFirst())
      switch line.first {
      case "+", ",", "(": return .text(text)
      case "-": return .error(text)
      case ":": return .number(try integer(text))
      case "#": return .number(text == "t" ? 1 : 0)
      case "_": return .null
      case "$", "=": return try blob(text, in: &buffer).map { $0.map(RESPValue.text) ?? .null }
      case "!": return try blob(text, in: &buffer).map { $0.map(RESPValue.error) ?? .null }
      case "*", "~": return try elements(text, 1, in: &buffer, depth: depth).map { $0.map(RESPValue.array) ?? .null }
      case "%": return try elements(text, 2, in: &buffer, depth: depth).map { $0.map(RESPValue.array) ?? .null }
      case ">": return try elements(text, 1, in: &buffer, depth: depth).map { $0.map(RESPValue.push) ?? .null }
      default: throw RESPError(description: "the answer \(line.prefix(40).debugDescription) is not RESP3")
      }
    }

    private func line(in buffer: inout ByteBuffer) -> String? {
      guard let end = buffer.readableBytesView.firstIndex(of: UInt8(ascii: "\r")), end + 1 < buffer.writerIndex,
        let line = buffer.readString(length: end - buffer.readerIndex)
      else { return nil }
      buffer.moveReaderIndex(forwardBy: 2)
      return line
    }

    /// - Returns: `nil` if it has not arrived completely, `.some(nil)` for a null.
    private func blob(_ length: String, in buffer: inout ByteBuffer) throws -> String?? {
      let length = try integer(length)
      guard length >= 0 else { return .some(nil) }
      guard length <= Self.maximumByteCount else {
        throw RESPError(description: "a text has \(length) bytes; the maximum is \(Self.maximumByteCount)")
      }
      guard buffer.readableBytes >= length + 2, let text = buffer.readString(length: length) else { return nil }
      buffer.moveReaderIndex(forwardBy: 2)
      return text
    }

    /// - Returns: `nil` if they have not arrived completely, `.some(nil)` for a null.
    private func elements(
      _ count: String, _ multiple: Int, in buffer: inout ByteBuffer, depth: Int
    ) throws -> [RESPValue]?? {
      let count = try integer(count)
      guard count >= 0 else { return .some(nil) }
      guard count <= Self.maximumElementCount else {
        throw RESPError(description: "an array has \(count) elements; the maximum is \(Self.maximumElementCount)")
      }
      var elements: [RESPValue] = []
      for _ in 0..<count * multiple {
        guard let element = try value(in: &buffer, depth: depth + 1) else { return nil }
        elements.append(element)
      }
      return elements
    }

    private func integer(_ text: String) throws -> Int {
      guard let integer = Int(text) else {
        throw RESPError(description: "\(text.prefix(40).debugDescription) is no integer")
      }
      return integer
    }
  }
#endif
