import Tabwire

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
  package var compact: String { Self.text(.compact, write) }

  /// The value in one line, with spaces.
  package var line: String { Self.text(.line, write) }

  /// The value in several lines: each array and object that does not fit into 100 columns has a line for each element.
  package var text: String { Self.text(.lines) { write(to: &$0, columns: 100) } }

  /// Returns a text as a JSON string.
  package static func quoted(_ text: String) -> String { JSON.string(text).compact }

  private func write(to json: inout JSONWriter) {
    write(to: &json, columns: nil)
  }

  /// - Parameter columns: The space for an array or object in one line, or `nil` to use the layout of the enclosing
  ///   value.
  private func write(to json: inout JSONWriter, columns: Int?) {
    switch self {
    case .null: json.writeNull()
    case .bool(let value): json.write(value)
    case .int(let value): json.write(Int64(value))
    case .string(let text): json.write(text)
    case .array(let values):
      let inner = innerColumns(of: columns)
      json.array(values, columns == nil ? nil : inner == nil ? .line : .lines) { $1.write(to: &$0, columns: inner) }
    case .object(let members):
      let inner = innerColumns(of: columns)
      json.object(columns == nil ? nil : inner == nil ? .line : .lines) { json in
        for member in members { json.member(named: member.name) { member.value.write(to: &$0, columns: inner) } }
      }
    }
  }

  /// Returns the space for an element, or `nil` if the value fits into one line.
  private func innerColumns(of columns: Int?) -> Int? {
    columns.flatMap { line.utf8.count <= $0 ? nil : $0 - 2 }
  }

  /// Returns the written text with control and invisible characters escaped: controls, format characters such as those of
  /// bidirectional text, line and paragraph separators.
  private static func text(_ layout: JSONWriter.Layout, _ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter(layout)
    write(&json)
    let text = json.text
    if text.utf8.allSatisfy({ $0 < 0x7F }) { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control where scalar.value >= 0x7F: escaped += Self.escaped(scalar)
      case .format, .lineSeparator, .paragraphSeparator: escaped += Self.escaped(scalar)
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
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
