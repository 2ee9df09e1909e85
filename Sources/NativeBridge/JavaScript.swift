import Foundation

/// A call of a JavaScript function with arguments that cannot be anything but arguments.
///
/// Whatever text the arguments contain (quotes, line separators, `</script>`, template literals, any Unicode), the
/// function receives exactly that text.
public struct JavaScript: Sendable {
  /// The call as script text.
  public let source: String

  /// Makes a call.
  ///
  /// - Parameters:
  ///   - function: An expression for the function, such as `window.Turbo.visit`. It is script text, so only a literal fits.
  ///   - arguments: The arguments. Each is encoded as JSON.
  /// - Throws: `EncodingError` if an argument cannot be encoded.
  public init(calling function: StaticString, with arguments: any Encodable...) throws {
    let list = try arguments.map(Self.literal).joined(separator: ", ")
    source = "\(function)(\(list))"
  }

  /// A value as a JavaScript literal: JSON, without the characters that mean something to HTML or, in older engines,
  /// end a line. In JSON those occur only within strings, where an escape stands for the same character.
  static func literal(_ value: any Encodable) throws -> String {
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
