/// A place in a text, as an editor shows it.
public struct TextPlace: Sendable, Hashable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int
  /// The Unicode scalar within the line, counted from 1.
  public let column: Int

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - line: The line, counted from 1.
  ///   - column: The Unicode scalar within the line, counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public var description: String { "line \(line), column \(column)" }
}

extension TextPlace {
  /// The place of a byte.
  package init(of position: Int, in text: UnsafeBufferPointer<UInt8>) {
    let lineStart = text[..<position].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let lines = text[..<lineStart].count { $0 == UInt8(ascii: "\n") }
    // Every scalar has one byte that does not continue another one.
    let scalars = text[lineStart..<position].count { $0 & 0xC0 != 0x80 }
    self.init(line: lines + 1, column: scalars + 1)
  }
}
