/// Finds the start tags of an HTML page and their attributes, as a browser's tokenizer does (HTML, "Tokenization").
///
/// It skips comments and elements that contain text (scripts, styles, titles …), marks the inert content of templates, and
/// builds no tree. It never fails: a construct that the page leaves open at its end is ignored, as in a browser.
struct PageScanner {
  /// A start tag.
  struct Tag {
    /// The lowercase name.
    let name: String
    /// The position of the tag in the page.
    let position: Int
    /// The ranges of the attributes' values by lowercase name. The first attribute of a name counts.
    let attributes: [String: Range<Int>]
    /// Whether the tag is in a template and therefore not part of the page.
    let isInert: Bool
  }

  private let bytes: [UInt8]
  private var position = 0
  private var templateDepth = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The elements that contain text, with scripting on.
  private static let textElements: Set<String> = [
    "iframe", "noembed", "noframes", "noscript", "script", "style", "textarea", "title", "xmp",
  ]

  /// Returns the next start tag, or `nil` at the end of the page.
  mutating func next() -> Tag? {
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = start + 1
      guard let byte = here else { return nil }
      switch byte {
      case UInt8(ascii: "!"): skipDeclaration()
      case UInt8(ascii: "?"): skipPast(">")
      case UInt8(ascii: "/"): skipEndTag()
      case _ where Self.isLetter(byte):
        guard let (name, attributes) = readTag() else { return nil }
        let tag = Tag(name: name, position: start, attributes: attributes, isInert: templateDepth > 0)
        if name == "template" { templateDepth += 1 }
        if name == "plaintext" { position = bytes.count }
        if Self.textElements.contains(name) { skipText(of: name) }
        return tag
      default: break
      }
    }
    position = bytes.count
    return nil
  }

  // MARK: Tags

  private mutating func readTag() -> (name: String, attributes: [String: Range<Int>])? {
    let name = readName { Self.isSpace($0) || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">") }
    var attributes: [String: Range<Int>] = [:]
    while true {
      skip { Self.isSpace($0) || $0 == UInt8(ascii: "/") }
      guard let byte = here else { return nil }
      if byte == UInt8(ascii: ">") {
        position += 1
        return (name, attributes)
      }
      let (attribute, value) = readAttribute()
      if attributes[attribute] == nil { attributes[attribute] = value }
    }
  }

  private mutating func readAttribute() -> (name: String, value: Range<Int>) {
    let start = position
    // A name may start with an equals sign, but not contain one later.
    position += 1
    let rest = readName {
      Self.isSpace($0) || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "=")
    }
    let name = Self.lowercased(bytes[start..<(start + 1)]) + rest
    skip(Self.isSpace)
    guard here == UInt8(ascii: "=") else { return (name, position..<position) }
    position += 1
    skip(Self.isSpace)
    guard let first = here, first != UInt8(ascii: ">") else { return (name, position..<position) }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      let end = bytes[(position + 1)...].firstIndex(of: first) ?? bytes.count
      defer { position = min(end + 1, bytes.count) }
      return (name, (position + 1)..<end)
    }
    let valueStart = position
    skip { !Self.isSpace($0) && $0 != UInt8(ascii: ">") }
    return (name, valueStart..<position)
  }

  private mutating func skipEndTag() {
    position += 1
    guard let byte = here, Self.isLetter(byte) else {
      if here != nil { skipPast(">") }
      return
    }
    guard let (name, _) = readTag() else {
      position = bytes.count
      return
    }
    if name == "template", templateDepth > 0 { templateDepth -= 1 }
  }

  private mutating func readName(until isEnd: (UInt8) -> Bool) -> String {
    let start = position
    skip { !isEnd($0) }
    return Self.lowercased(bytes[start..<position])
  }

  // MARK: Comments and text

  private mutating func skipDeclaration() {
    guard isHere("!--") else { return skipPast(">") }
    position += 3
    // A comment that ends immediately.
    if here == UInt8(ascii: ">") || isHere("->") { return skipPast(">") }
    while position < bytes.count, !isHere("-->"), !isHere("--!>") { position += 1 }
    skipPast(">")
  }

  /// Skips to the end tag of an element that contains text.
  private mutating func skipText(of name: String) {
    // A comment in a script may contain the tags of another script.
    var isEscaped = false
    var isNested = false
    while true {
      skip { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "-") }
      guard position < bytes.count else { return }
      if name == "script" {
        if !isEscaped, isHere("<!--") { isEscaped = true }
        if isEscaped, isHere("-->") { (isEscaped, isNested) = (false, false) }
        if isEscaped, !isNested, isTagHere("<script") { isNested = true }
        if isNested, isTagHere("</script") {
          isNested = false
          position += 1
          continue
        }
      }
      if isTagHere("</" + name) { return }
      position += 1
    }
  }

  // MARK: Bytes

  private var here: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
    while position < bytes.count, isSkipped(bytes[position]) { position += 1 }
  }

  private mutating func skipPast(_ end: Unicode.Scalar) {
    skip { $0 != UInt8(ascii: end) }
    position = min(position + 1, bytes.count)
  }

  /// Whether a text comes next. Case does not matter.
  private func isHere(_ text: String) -> Bool {
    let text = text.utf8
    return position + text.count <= bytes.count
      && zip(text, bytes[position...]).allSatisfy { $0 == Self.lowercased($1) }
  }

  /// Whether a tag of this name comes next, and not one that only begins like it.
  private func isTagHere(_ tag: String) -> Bool {
    let end = position + tag.utf8.count
    guard isHere(tag), end < bytes.count else { return false }
    return Self.isSpace(bytes[end]) || bytes[end] == UInt8(ascii: "/") || bytes[end] == UInt8(ascii: ">")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercased(byte))
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
  }

  private static func lowercased(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.map(lowercased), as: UTF8.self)
  }
}
