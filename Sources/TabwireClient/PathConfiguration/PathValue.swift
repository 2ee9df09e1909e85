/// A value of a path configuration: whatever JSON has.
public enum PathValue: Sendable, Hashable, Decodable {
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
}
