import TabwireLint

/// JSON for other programs to read: members in a fixed order, laid out for people.
package indirect enum JSON {
  case null
  case bool(Bool)
  case int(Int)
  case string(String)
  case array([JSON])
  case object([(name: String, value: JSON)])

  /// A text, or null.
  package static func optional(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }

  /// The value in one line.
  package var line: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .string(let text): Self.quoted(text)
    case .array(let values): "[" + values.map(\.line).joined(separator: ", ") + "]"
    case .object(let members) where members.isEmpty: "{}"
    case .object(let members):
      "{ " + members.map { Self.quoted($0.name) + ": " + $0.value.line }.joined(separator: ", ") + " }"
    }
  }

  /// The value in as many lines as make it readable: what fits into one stays in one.
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

  /// A text in quotes, with escapes only where they must be.
  package static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
