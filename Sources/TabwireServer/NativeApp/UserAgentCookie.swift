/// The cookie in which the page side stores the user agent of the app, percent-encoded.
enum UserAgentCookie {
  private static let name = "tabwire-user-agent"
  /// Each character of a user agent has at most three, and real user agents are short.
  private static let maximumByteCount = 3 * 2048

  /// Returns the user agent in a `Cookie` header, or `nil`.
  static func userAgent(in header: String) -> String? {
    RequestCookie.value(of: name, in: header).map { decoded($0.utf8.prefix(maximumByteCount)) }
  }

  private static func decoded(_ value: Substring.UTF8View.SubSequence) -> String {
    var bytes: [UInt8] = []
    var rest = value[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
