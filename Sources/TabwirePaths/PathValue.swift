/// A value of a path configuration: whatever JSON has.
public enum PathValue: Sendable, Hashable {
  /// A text.
  case text(String)
  /// A number.
  case number(Double)
  /// Yes or no.
  case flag(Bool)
  /// Values in an order.
  case list([PathValue])
  /// Values by name.
  case object([String: PathValue])
  /// Nothing.
  case null
}

extension PathValue {
  /// Whether JSON has all the numbers in it.
  var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .list(let list): list.allSatisfy(\.isFinite)
    case .object(let object): object.values.allSatisfy(\.isFinite)
    case .text, .flag, .null: true
    }
  }
}

extension PathValue: Codable {
  /// Reads whatever JSON has.
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
    } else if let list = try? container.decode([PathValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: PathValue].self))
    }
  }

  /// Writes it as JSON has it.
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

extension PathValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A text, as it stands in the source.
  public init(stringLiteral text: String) { self = .text(text) }
  /// Yes or no, as it stands in the source.
  public init(booleanLiteral flag: Bool) { self = .flag(flag) }
  /// A whole number, as it stands in the source.
  public init(integerLiteral number: Int) { self = .number(Double(number)) }
  /// A number, as it stands in the source.
  public init(floatLiteral number: Double) { self = .number(number) }
  /// Values in an order, as they stand in the source.
  public init(arrayLiteral list: PathValue...) { self = .list(list) }
  /// Values by name, as they stand in the source; of two with the same name the last counts.
  public init(dictionaryLiteral members: (String, PathValue)...) {
    self = .object(Dictionary(members) { _, last in last })
  }
}
