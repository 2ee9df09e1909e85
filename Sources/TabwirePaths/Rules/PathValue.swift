/// A JSON value in a path configuration.
public enum PathValue: Sendable, Hashable {
  case string(String)
  case number(Double)
  case bool(Bool)
  case array([PathValue])
  case object([String: PathValue])
  case null
}

extension PathValue {
  /// Whether all numbers in the value are finite, as JSON requires.
  var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .array(let values): values.allSatisfy(\.isFinite)
    case .object(let members): members.values.allSatisfy(\.isFinite)
    case .string, .bool, .null: true
    }
  }
}

extension PathValue: Codable {
  /// A key type to ask whether a value is an object.
  private enum NoKey: CodingKey {}

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if (try? decoder.unkeyedContainer()) != nil {
      self = .array(try container.decode([PathValue].self))
    } else if (try? decoder.container(keyedBy: NoKey.self)) != nil {
      self = .object(try container.decode([String: PathValue].self))
    } else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "is a number that no double can hold")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .bool(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    case .null: try container.encodeNil()
    }
  }
}

extension PathValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral text: String) { self = .string(text) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral number: Int) { self = .number(Double(number)) }
  public init(floatLiteral number: Double) { self = .number(number) }
  public init(arrayLiteral values: PathValue...) { self = .array(values) }
  /// The last of several members with the same name counts.
  public init(dictionaryLiteral members: (String, PathValue)...) {
    self = .object(Dictionary(members) { _, last in last })
  }
}
