import Tabwire

/// A text that says a configuration: the JSON of a message, or a page that carries it in an attribute.
///
/// The element that carries it has `data-controller="navigation"` and `data-navigation-configuration-value`.
public struct ConfigurationText: Sendable {
  /// What the text says.
  public let configuration: TabConfiguration
  /// What is accepted but odd, with places in the text.
  public let warnings: [Finding]
  private let message: MessageText

  /// Reads a text.
  ///
  /// - Parameter bytes: the text in UTF-8. It is a page if it begins with `<`.
  /// - Throws: the first reason for which clients would reject it, with its place in the text.
  public init(_ bytes: [UInt8]) throws(Finding) {
    let message = try MessageText(bytes)
    do throws(ConfigurationError) {
      configuration = try message.json.withUnsafeBufferPointer { (buffer) throws(ConfigurationError) in
        try TabConfiguration(json: buffer)
      }
    } catch {
      throw Finding(
        .error, error.code.rawValue, path: error.path, place: error.place.map(message.place), reason: error.reason)
    }
    warnings = configuration.warnings.map { warning in
      Finding(
        .warning, warning.code.rawValue, path: warning.path, place: warning.place.map(message.place),
        reason: warning.reason)
    }
    self.message = message
  }

  /// A finding about a member, with its place in the text.
  func warning(_ code: String, _ member: ConfigurationMember, _ reason: String) -> Finding {
    let place = message.json.withUnsafeBufferPointer { ConfigurationPlaces(in: $0).place(of: member) }
    return Finding(.warning, code, path: member.path, place: message.place(place), reason: reason)
  }
}

/// The JSON of a message, and where it stands.
private struct MessageText {
  let json: [UInt8]
  private let page: [UInt8]
  /// For each byte of the JSON where in the page it was written. Nothing if the JSON is all there is.
  private let origins: [Int]?

  init(_ bytes: [UInt8]) throws(Finding) {
    page = bytes
    let marked = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    guard marked.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") else {
      json = bytes
      origins = nil
      return
    }
    let carriers = Self.carriers(in: bytes)
    guard let carrier = carriers.first else {
      throw Finding(
        .error, "noCarrier",
        reason: "no element of the page has data-controller=\"navigation\" and data-navigation-configuration-value; "
          + "render the tab bar's <nav> into it")
    }
    if carriers.count > 1 {
      throw Finding(
        .error, "severalCarriers", place: Self.place(of: carriers[1].tag, in: bytes),
        reason: "\(carriers.count) elements of the page carry a configuration, so that apps get one after the other; "
          + "render the tab bar's <nav> once")
    }
    do throws(AttributeValue.UnknownReference) {
      let value = try AttributeValue(bytes, in: carrier.value)
      json = value.bytes
      origins = value.origins
    } catch {
      throw Finding(
        .error, "unknownReference", place: Self.place(of: error.position, in: bytes),
        reason: "the character reference &\(error.name); is not read here; write the character itself")
    }
  }

  private static func carriers(in page: [UInt8]) -> [(tag: Int, value: Range<Int>)] {
    var scanner = PageScanner(page)
    var carriers: [(Int, Range<Int>)] = []
    while let tag = scanner.next() {
      guard !tag.isInert, let value = tag.attributes["data-navigation-configuration-value"],
        let controllers = tag.attributes["data-controller"],
        page[controllers].split(whereSeparator: { $0 <= 0x20 }).contains(where: { $0.elementsEqual("navigation".utf8) })
      else { continue }
      carriers.append((tag.position, value))
    }
    return carriers
  }

  private static func place(of position: Int, in bytes: [UInt8]) -> TextPlace {
    bytes.withUnsafeBufferPointer { TextPlace(of: position, in: $0) }
  }

  /// Where in the whole text a place of the JSON is.
  func place(_ place: TextPlace) -> TextPlace {
    guard let origins else { return place }
    var (line, column) = (1, 1)
    for (index, byte) in json.enumerated() {
      if byte & 0xC0 == 0x80 { continue }
      if (line, column) == (place.line, place.column) { return Self.place(of: origins[index], in: page) }
      (line, column) = byte == UInt8(ascii: "\n") ? (line + 1, 1) : (line, column + 1)
    }
    return Self.place(of: origins.last.map { $0 + 1 } ?? 0, in: page)
  }
}
