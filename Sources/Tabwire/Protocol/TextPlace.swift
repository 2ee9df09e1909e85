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
