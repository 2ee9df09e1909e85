import Tabwire

/// A text that contains a configuration: the JSON of a message, or a page that embeds it.
///
/// The embedding element has the attributes `data-controller="navigation"` and `data-navigation-configuration-value`, or those
/// of another Stimulus controller whose name ends in `navigation`, with a JSON value that has `tabs`.
public struct ConfigurationText: Sendable {
  /// The configuration.
  public let configuration: TabConfiguration
  /// The warnings of the protocol, with places in the text. What apps cannot read is an error here: nobody sees what was meant.
  public let warnings: [Finding]
  /// A warning for each member whose name is nearly one of the protocol.
  public let misspelt: [Finding]
  private let message: MessageText

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8. It is a page if it starts with `<`.
  ///   - controller: The Stimulus controller of the element; `nil` for any whose name ends in `navigation`.
  /// - Throws: The first reason for which clients reject the configuration, with its place in the text.
  public init(_ bytes: [UInt8], controller: String? = nil) throws(Finding) {
    let message = try MessageText(bytes, controller: controller)
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
        warning.code == .unreadable ? .error : .warning, warning.code.rawValue, path: warning.path,
        place: warning.place.map(message.place),
        reason: warning.reason)
    }
    self.message = message
    misspelt = message.json.withUnsafeBufferPointer { text in
      MisspeltMembers(in: text).members.map { member in
        Finding(
          .warning, "misspeltMember", path: member.path,
          place: message.place(TextPlace(of: member.position, in: text)),
          reason: "apps ignore \"\(member.name)\"; write \"\(member.meant)\" if you mean that")
      }
    }
  }

  /// Returns a warning as a finding with its place in the text.
  func finding(_ warning: LintWarning) -> Finding {
    let place = message.json.withUnsafeBufferPointer { ConfigurationPlaces(in: $0).place(of: warning.member) }
    return Finding(
      .warning, warning.code, path: warning.member.path, place: message.place(place), reason: warning.reason)
  }
}

/// The JSON of a message, and its place in a page.
private struct MessageText {
  let json: [UInt8]
  private let page: [UInt8]
  /// The position in the page of each byte of the JSON. `nil` if the text is the JSON itself.
  private let origins: [Int]?

  init(_ bytes: [UInt8], controller: String?) throws(Finding) {
    page = bytes
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw Finding(
        .error, ConfigurationError.Code.malformed.rawValue, place: Self.place(of: 0, in: bytes),
        reason: "the text begins with the byte order mark of UTF-16; save it as UTF-8 without one")
    }
    let hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    guard bytes.dropFirst(hasByteOrderMark ? 3 : 0).first(where: { $0 > 0x20 }) == UInt8(ascii: "<") else {
      if hasByteOrderMark {
        throw Finding(
          .error, ConfigurationError.Code.malformed.rawValue, place: Self.place(of: 0, in: bytes),
          reason: "the text begins with a byte order mark, which is no JSON; save it as UTF-8 without one")
      }
      json = bytes
      origins = nil
      return
    }
    let elements = Self.tabBarElements(in: bytes, controller: controller)
    guard let element = elements.first else {
      throw Finding(
        .error, "noTabBar",
        reason: "no element of the page has data-controller=\"\(controller ?? "navigation")\" and "
          + "data-\(controller ?? "navigation")-configuration-value; render the tab bar's <nav> element into the page")
    }
    if elements.count > 1 {
      throw Finding(
        .error, "severalTabBars", place: Self.place(of: elements[1].tag, in: bytes),
        reason:
          "\(elements.count) elements of the page have a configuration, and apps apply one after the other; render "
          + "the tab bar's <nav> element once")
    }
    do throws(AttributeValue.UnknownReferenceError) {
      let value = try AttributeValue(bytes, in: element.value)
      json = value.bytes
      origins = value.origins
    } catch {
      throw Finding(
        .error, "unknownReference", place: Self.place(of: error.position, in: bytes),
        reason: "the character reference &\(error.name); is not supported; write the character itself")
    }
  }

  private static func tabBarElements(in page: [UInt8], controller: String?) -> [(tag: Int, value: Range<Int>)] {
    var scanner = PageScanner(page)
    var elements: [(Int, Range<Int>)] = []
    while let tag = scanner.next() {
      guard !tag.isInert, let controllers = tag.attributes["data-controller"] else { continue }
      let names = page[controllers].split { $0 <= 0x20 }.map { String(decoding: $0, as: UTF8.self) }
        .filter { name in controller.map { $0 == name } ?? name.hasSuffix("navigation") }
      elements += names.compactMap { name in value(of: name, in: tag, page) }.map { (tag.position, $0) }
    }
    return elements
  }

  /// Returns the range of a controller's configuration: its value `configuration`, or another one that has `tabs`.
  private static func value(of controller: String, in tag: PageScanner.Tag, _ page: [UInt8]) -> Range<Int>? {
    let prefix = "data-\(controller.lowercased())-"
    if let value = tag.attributes[prefix + "configuration-value"] { return value }
    return tag.attributes.sorted { $0.key < $1.key }.first { name, range in
      guard name.hasPrefix(prefix), name.hasSuffix("-value"), let value = try? AttributeValue(page, in: range) else {
        return false
      }
      let text = String(decoding: value.bytes, as: UTF8.self)
      return text.drop(while: \.isWhitespace).hasPrefix("{") && text.contains("\"tabs\"")
    }?.value
  }

  private static func place(of position: Int, in bytes: [UInt8]) -> TextPlace {
    bytes.withUnsafeBufferPointer { TextPlace(of: position, in: $0) }
  }

  /// Returns the place in the whole text of a place in the JSON.
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
