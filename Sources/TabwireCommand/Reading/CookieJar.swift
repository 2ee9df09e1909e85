/// A file of cookies in Netscape's format, as curl, wget and browser extensions write it.
enum CookieJar {
  /// Checks that a file contains cookies: one per line in seven fields separated by tabs. libcurl ignores other lines.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: A ``SourceError`` if the file cannot be read, or a line is not a cookie.
  static func validate(_ path: String) throws {
    let bytes: [UInt8]
    do {
      bytes = try BoundedReader.bytes(ofFile: path)
    } catch {
      throw SourceError(name: path, reason: "the cookies cannot be read: \(error.reason)")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw SourceError(name: path, reason: "the cookies cannot be read: not UTF-8")
    }
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      // curl writes cookies that scripts cannot see like comments.
      let line = line.trimmingPrefix("#HttpOnly_")
      if line.hasPrefix("#") || line.allSatisfy(\.isWhitespace) { continue }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 7, !fields[0].isEmpty, !fields[5].isEmpty, Int(fields[4]) != nil else {
        throw SourceError(
          name: path,
          reason:
            "line \(number + 1) is not a cookie: write domain, subdomains, path, secure, expiry, name and value, "
            + "separated by tabs")
      }
    }
  }
}
