import Foundation

/// Reads addresses with Foundation, as the protocol describes them. The heart is compared with it.
enum OpenedAddress {
  /// Returns the segments of an address, each percent-decoded, or `nil` if the address is not the app's.
  static func segments(of address: String, start: String) -> [String]? {
    // An address with a space, a control character or a backslash belongs to no tab.
    for scalar in address.unicodeScalars
    where scalar == " " || scalar == "\\" || scalar.properties.generalCategory == .control {
      return nil
    }
    guard let base = URL(string: start),
      let url = address.isEmpty ? base : URL(string: escaped(address), relativeTo: base)?.absoluteURL,
      let scheme = url.scheme?.lowercased(), let host = url.host?.lowercased(), !host.isEmpty,
      scheme == base.scheme?.lowercased(), host == base.host?.lowercased(), port(of: url) == port(of: base)
    else { return nil }
    // The path is split at "/", dot segments are resolved (%2e is a dot), and empty segments are left out.
    let path = URLComponents(url: url, resolvingAgainstBaseURL: true)?.percentEncodedPath ?? ""
    var segments: [String] = []
    for segment in path.components(separatedBy: "/").dropFirst() {
      let decoded = latin1(segment)
      if decoded == ".." { _ = segments.popLast() } else if decoded != "." { segments.append(decoded) }
    }
    return segments.filter { !$0.isEmpty }
  }

  private static func port(of url: URL) -> Int {
    url.port ?? (url.scheme?.lowercased() == "https" ? 443 : 80)
  }

  /// Percent-encodes characters that are not ASCII, as browsers do.
  private static func escaped(_ address: String) -> String {
    address.utf8.map { $0 < 0x80 ? String(UnicodeScalar($0)) : String(format: "%%%02X", $0) }.joined()
  }

  /// The bytes of a percent-encoded segment, each as one character, so that they are compared as bytes.
  private static func latin1(_ segment: String) -> String {
    var result = ""
    var rest = Substring(segment)
    while let first = rest.first {
      if first == "%", let byte = UInt8(rest.dropFirst().prefix(2), radix: 16), rest.count >= 3 {
        result.unicodeScalars.append(UnicodeScalar(byte))
        rest = rest.dropFirst(3)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
