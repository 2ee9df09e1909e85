#if Valkey
  import Foundation
  import NIOCore

  /// A value of RESP3, the protocol of Valkey and Redis.
  enum RESPValue: Hashable {
    case text(String)
    case error(String)
    case number(Int)
    case null
    case array([RESPValue])
    /// A value that answers no command.
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

  /// Reads values of RESP3. Messages of the channel are passed on as bytes, so that those of other programs cost little.
  struct RESPDecoder: NIOSingleStepByteToMessageDecoder {
    typealias InboundOut = RESPValue

    /// The maximum size of a value in bytes. Of a message that is larger, only the start is passed on.
    static let maximumByteCount = 64 * 1024
    /// The size of the start of a message that is too large. No change has as many bytes.
    static let startByteCount = 1024
    private static let maximumDepth = 8
    private static let maximumElementCount = 1024
    private static let messageHead = ContiguousArray(">3\r\n$7\r\nmessage\r\n".utf8)

    /// Called with the bytes of each message.
    let onMessage: (UnsafeBufferPointer<UInt8>) -> Void
    /// The number of bytes of a large message that have not arrived yet, and are dropped.
    private var remainingByteCount = 0

    init(onMessage: @escaping (UnsafeBufferPointer<UInt8>) -> Void) {
      self.onMessage = onMessage
    }

    mutating func decode(buffer: inout ByteBuffer) throws -> RESPValue? {
      repeat {
        let dropped = min(remainingByteCount, buffer.readableBytes)
        buffer.moveReaderIndex(forwardBy: dropped)
        remainingByteCount -= dropped
        guard remainingByteCount == 0 else { return nil }
      } while passOnMessage(in: &buffer)

      let isMessage = buffer.withUnsafeReadableBytes { Self.end(ofHeadIn: $0) != nil }
      var rest = buffer
      guard !isMessage, let value = try value(in: &rest, depth: 0) else {
        guard buffer.readableBytes <= Self.maximumByteCount * (isMessage ? 2 : 1) else {
          throw RESPError(description: "a value has more than \(Self.maximumByteCount) bytes")
        }
        return nil
      }
      buffer = rest
      return value
    }

    /// Passes on the message at the start of the buffer.
    ///
    /// - Returns: `false` if there is none, or not all of it.
    private mutating func passOnMessage(in buffer: inout ByteBuffer) -> Bool {
      let taken = buffer.withUnsafeReadableBytes { bytes -> (byteCount: Int, remaining: Int)? in
        guard var place = Self.end(ofHeadIn: bytes),
          let channel = Self.length(in: bytes, at: &place), channel <= Self.maximumByteCount
        else { return nil }
        place += channel + 2
        guard let length = Self.length(in: bytes, at: &place) else { return nil }
        let isWhole = length <= Self.maximumByteCount
        let byteCount = isWhole ? length : Self.startByteCount
        guard bytes.count - place >= byteCount + (isWhole ? 2 : 0) else { return nil }
        bytes[place..<place + byteCount].withMemoryRebound(to: UInt8.self, onMessage)
        return (place + byteCount + (isWhole ? 2 : 0), isWhole ? 0 : length - byteCount + 2)
      }
      guard let taken else { return false }
      buffer.moveReaderIndex(forwardBy: taken.byteCount)
      remainingByteCount = taken.remaining
      return true
    }

    private static func end(ofHeadIn bytes: UnsafeRawBufferPointer) -> Int? {
      guard bytes.count >= messageHead.count, let start = bytes.baseAddress else { return nil }
      let isHead = messageHead.withUnsafeBytes { head in
        head.baseAddress.map { memcmp(start, $0, head.count) == 0 } ?? false
      }
      return isHead ? messageHead.count : nil
    }

    /// Reads the length of a text, such as `$7`, and moves behind it.
    ///
    /// - Returns: `nil` if it has not arrived completely, or is not one.
    private static func length(in bytes: UnsafeRawBufferPointer, at place: inout Int) -> Int? {
      guard place < bytes.count, bytes[place] == UInt8(ascii: "$") else { return nil }
      var length = 0
      var next = place + 1
      while next < bytes.count, case let digit = Int(bytes[next]) - 48, 0...9 ~= digit, length <= .max / 16 {
        length = length * 10 + digit
        next += 1
      }
      guard next > place + 1, next + 1 < bytes.count, bytes[next] == UInt8(ascii: "\r") else { return nil }
      place = next + 2
      return length
    }

    mutating func decodeLast(buffer: inout ByteBuffer, seenEOF: Bool) throws -> RESPValue? {
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
