/// A value of a path configuration: whatever JSON has.
public enum PropertyValue: Sendable, Hashable {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([PropertyValue])
  case object([String: PropertyValue])
  case null
}

extension PropertyValue: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([PropertyValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: PropertyValue].self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .flag(let flag): try container.encode(flag)
    case .list(let list): try container.encode(list)
    case .object(let object): try container.encode(object)
    case .null: try container.encodeNil()
    }
  }
}

extension PropertyValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral text: String) { self = .text(text) }
  public init(booleanLiteral flag: Bool) { self = .flag(flag) }
  public init(integerLiteral number: Int) { self = .number(Double(number)) }
  public init(floatLiteral number: Double) { self = .number(number) }
  public init(arrayLiteral list: PropertyValue...) { self = .list(list) }
  public init(dictionaryLiteral members: (String, PropertyValue)...) {
    self = .object(Dictionary(members) { _, last in last })
  }
}
