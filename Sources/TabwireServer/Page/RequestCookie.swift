/// A cookie that a request sends. Every page reads some, so they are found byte by byte.
package enum RequestCookie {
  /// Returns the value of the first cookie of a name.
  ///
  /// - Parameters:
  ///   - name: The whole name.
  ///   - header: The `Cookie` header.
  /// - Returns: The value as it was sent, or `nil` if there is no such cookie.
  package static func value(of name: String, in header: String) -> Substring? {
    for cookie in header.utf8.split(separator: UInt8(ascii: ";")) {
      let cookie = cookie.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard cookie.starts(with: name.utf8) else { continue }
      let rest = cookie.dropFirst(name.utf8.count)
      if rest.first == UInt8(ascii: "=") { return Substring(rest.dropFirst()) }
    }
    return nil
  }
}
