import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of a well-formed XML text.
final class XMLElements: NSObject, XMLParserDelegate {
  private var names: Set<String> = []

  /// - Throws: If the text is not well-formed.
  static func names(in text: String) throws -> Set<String> {
    let elements = XMLElements()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = elements
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.coderReadCorrupt) }
    return elements.names
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    names.insert(name)
  }
}
