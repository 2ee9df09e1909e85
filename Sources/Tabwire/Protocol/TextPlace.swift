/// A place in a text, as an editor shows it.
public struct TextPlace: Sendable, Hashable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int
  /// The character (Unicode scalar) within the line, counted from 1.
  public let column: Int

  /// Names a place.
  ///
  /// - Parameters:
  ///   - line: the line, counted from 1.
  ///   - column: the character within the line, counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public var description: String { "line \(line), column \(column)" }
}
