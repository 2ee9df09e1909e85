import Foundation

/// A JSON value, for comparing JSON texts.
enum JSONValue: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Returns whether both texts are JSON with the same value.
  static func areEqual(_ lhs: String, _ rhs: String) -> Bool {
    guard let lhs = JSONValue(text: lhs), let rhs = JSONValue(text: rhs) else { return false }
    return lhs == rhs
  }

  init?(text: String) {
    guard !JSONDepth.isExceeded(by: text),
      let value = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    else { return nil }
    self = value
  }
}

extension JSONValue: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }
}
