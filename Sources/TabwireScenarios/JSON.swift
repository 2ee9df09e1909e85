/// A JSON value to write, with members in a fixed order.
package indirect enum JSON {
  case null
  case bool(Bool)
  case int(Int)
  case string(String)
  case array([JSON])
  case object([(name: String, value: JSON)])

  /// Returns a string, or `null` for `nil`.
  package static func optional(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }

  /// The value without spaces.
  package var compact: String { text(comma: ",", colon: ":", padding: "") }

  /// The value in one line, with spaces.
  package var line: String { text(comma: ", ", colon: ": ", padding: " ") }

  private func text(comma: String, colon: String, padding: String) -> String {
    func text(_ value: JSON) -> String { value.text(comma: comma, colon: colon, padding: padding) }
    switch self {
    case .null: return "null"
    case .bool(let value): return "\(value)"
    case .int(let value): return "\(value)"
    case .string(let text): return Self.quoted(text)
    case .array(let values): return "[" + values.map(text).joined(separator: comma) + "]"
    case .object(let members) where members.isEmpty: return "{}"
    case .object(let members):
      let texts = members.map { Self.quoted($0.name) + colon + text($0.value) }
      return "{\(padding)" + texts.joined(separator: comma) + "\(padding)}"
    }
  }

  /// The value in several lines: each array and object that does not fit into 100 columns has a line for each element.
  package var text: String { text(indentation: "") }

  private func text(indentation: String) -> String {
    let line = line
    if line.utf8.count + indentation.utf8.count <= 100 { return line }
    let inner = indentation + "  "
    switch self {
    case .array(let values):
      return "[\n" + values.map { inner + $0.text(indentation: inner) }.joined(separator: ",\n") + "\n\(indentation)]"
    case .object(let members):
      let lines = members.map { inner + Self.quoted($0.name) + ": " + $0.value.text(indentation: inner) }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indentation)}"
    default: return line
    }
  }

  /// Returns a text as a JSON string. Escapes what JSON requires, and every character that could steer a terminal or hide
  /// in a text: controls, format characters such as those of bidirectional text, line and paragraph separators.
  package static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: quoted += escaped(scalar)
        default: quoted.unicodeScalars.append(scalar)
        }
      }
    }
    return quoted + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    UTF16.encode(scalar).map { units in
      units.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    } ?? ""
  }
}
