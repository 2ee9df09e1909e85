/// A file of cookies in Netscape's format, as curl, wget and browser extensions write it.
enum CookieJar {
  /// Reads the cookies of a file: one per line in seven fields separated by tabs.
  ///
  /// - Parameter path: The path of the file, which can be a pipe: it is read once.
  /// - Returns: The lines with cookies.
  /// - Throws: A ``SourceError`` if the file cannot be read, or a line is not a cookie.
  static func cookies(ofFile path: String) throws -> [String] {
    let bytes: [UInt8]
    do {
      bytes = try BoundedReader.bytes(ofFile: path)
    } catch {
      throw SourceError(name: path, reason: "the cookies cannot be read: \(error.reason)")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw SourceError(name: path, reason: "the cookies cannot be read: not UTF-8")
    }
    var cookies: [String] = []
    for (number, whole) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      // curl writes cookies that scripts cannot see like comments.
      let line = whole.trimmingPrefix("#HttpOnly_")
      if line.hasPrefix("#") || line.allSatisfy(\.isWhitespace) { continue }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 7, !fields[0].isEmpty, !fields[5].isEmpty, Int(fields[4]) != nil else {
        throw SourceError(
          name: path,
          reason:
            "line \(number + 1) is not a cookie: write domain, subdomains, path, secure, expiry, name and value, "
            + "separated by tabs")
      }
      cookies.append(String(whole))
    }
    return cookies
  }
}
