import Foundation

/// A call of a JavaScript function.
///
/// Arguments are data, never code: the function receives exactly the text it is given, including quotes, line
/// separators, `</script>` and template literals.
public struct JavaScript: Sendable {
  /// The source text of the call.
  public let source: String

  /// Creates a call of one of the page's functions.
  ///
  /// - Parameters:
  ///   - function: An expression for the function, such as `window.Turbo.visit`. It becomes source text and must
  ///     therefore be a literal.
  ///   - arguments: The arguments. Each is encoded as JSON.
  /// - Throws: `EncodingError` if an argument cannot be encoded.
  public init(calling function: StaticString, with arguments: any Encodable...) throws {
    source = "\(function)(\(try Self.list(arguments)))"
  }

  /// Creates a call of a function by its source text.
  ///
  /// - Parameters:
  ///   - function: The UTF-8 text of a function expression, as an embedded script file holds it.
  ///   - arguments: The arguments. Each is encoded as JSON.
  /// - Throws: `EncodingError` if an argument cannot be encoded.
  package init(calling function: [UInt8], with arguments: [any Encodable]) throws {
    source = "(\(String(decoding: function, as: UTF8.self)))(\(try Self.list(arguments)))"
  }

  private static func list(_ arguments: [any Encodable]) throws -> String {
    try arguments.map(literal).joined(separator: ", ")
  }

  /// Encodes a value as JSON without the characters that HTML gives a meaning or that end a line in older engines.
  /// JSON has these characters only within strings, where an escape sequence stands for the same character.
  private static func literal(_ value: any Encodable) throws -> String {
    let json = try JSONEncoder().encode(value)
    var literal = String.UnicodeScalarView()
    for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "<": literal.append(contentsOf: "\\u003C".unicodeScalars)
      case "\u{2028}": literal.append(contentsOf: "\\u2028".unicodeScalars)
      case "\u{2029}": literal.append(contentsOf: "\\u2029".unicodeScalars)
      default: literal.append(scalar)
      }
    }
    return String(literal)
  }
}
