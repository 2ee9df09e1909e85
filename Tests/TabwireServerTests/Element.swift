/// An HTML element, with a strict parser for the subset of HTML that the module writes.
struct Element {
  let name: String
  let attributes: [String: String]
  var children: [Element] = []
  var text = ""

  var descendants: [Element] { children.flatMap { [$0] + $0.descendants } }

  struct Malformed: Error { let reason: String }

  /// Parses a text that consists of one element.
  static func parse(_ html: String) throws -> Element {
    var rest = Array(html.unicodeScalars)[...]
    let element = try parse(&rest)
    guard rest.isEmpty else { throw Malformed(reason: "something follows the element") }
    return element
  }

  private static func parse(_ rest: inout ArraySlice<Unicode.Scalar>) throws -> Element {
    guard rest.popFirst() == "<" else { throw Malformed(reason: "no tag") }
    let name = take(&rest) { $0.properties.isAlphabetic }
    var attributes: [String: String] = [:]
    while rest.first == " " {
      rest.removeFirst()
      let key = take(&rest) { $0.properties.isAlphabetic || $0 == "-" }
      guard !key.isEmpty, attributes[key] == nil else { throw Malformed(reason: "attribute \(key)") }
      guard rest.first == "=" else {
        attributes[key] = ""
        continue
      }
      rest.removeFirst()
      guard let quote = rest.popFirst(), "\"'".unicodeScalars.contains(quote) else {
        throw Malformed(reason: "unquoted \(key)")
      }
      attributes[key] = try unescaped(take(&rest) { $0 != quote })
      rest.removeFirst()
    }
    guard rest.popFirst() == ">" else { throw Malformed(reason: "\(name) does not end") }
    var element = Element(name: name, attributes: attributes)
    while !rest.starts(with: "</".unicodeScalars) {
      guard !rest.isEmpty else { throw Malformed(reason: "\(name) is not closed") }
      if rest.first == "<" {
        element.children.append(try parse(&rest))
      } else {
        element.text += try unescaped(take(&rest) { $0 != "<" })
      }
    }
    let end = "</\(name)>".unicodeScalars
    guard rest.starts(with: end) else { throw Malformed(reason: "\(name) is closed by another") }
    rest.removeFirst(end.count)
    return element
  }

  private static func take(
    _ rest: inout ArraySlice<Unicode.Scalar>, while isTaken: (Unicode.Scalar) -> Bool
  ) -> String {
    let taken = rest.prefix(while: isTaken)
    rest = rest.dropFirst(taken.count)
    var text = String.UnicodeScalarView()
    text.append(contentsOf: taken)
    return String(text)
  }

  private static func unescaped(_ text: String) throws -> String {
    let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'"]
    var parts = text.unicodeScalars.split(separator: "&", omittingEmptySubsequences: false).map { String($0) }
    var result = parts.removeFirst()
    for part in parts {
      guard let end = part.unicodeScalars.firstIndex(of: ";"), let character = entities[String(part[..<end])] else {
        throw Malformed(reason: "a lone ampersand")
      }
      result += character + String(part.unicodeScalars[part.unicodeScalars.index(after: end)...])
    }
    return result
  }
}
