import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The cookies of a file in Netscape's format, as curl, wget and browser extensions write it.
struct CookieJar {
  let cookies: [HTTPCookie]

  /// - Parameter path: the path of the file, with one cookie per line in seven fields separated by tabs.
  /// - Throws: a ``SourceError`` if the file cannot be read.
  init(_ path: String) throws {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw SourceError(name: path, reason: "the cookies cannot be read; check that the file exists")
    }
    var cookies: [HTTPCookie] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      // curl writes cookies that scripts cannot see like comments.
      let line = line.trimmingPrefix("#HttpOnly_")
      if line.hasPrefix("#") || line.allSatisfy(\.isWhitespace) { continue }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { $0.trimmingPrefix("\r") }
      guard fields.count == 7, let cookie = Self.cookie(fields.map(String.init)) else {
        throw SourceError(
          name: path,
          reason:
            "line \(number + 1) is not a cookie: write domain, subdomains, path, secure, expiry, name and value, "
            + "separated by tabs")
      }
      cookies.append(cookie)
    }
    self.cookies = cookies
  }

  private static func cookie(_ fields: [String]) -> HTTPCookie? {
    var properties: [HTTPCookiePropertyKey: Any] = [
      .domain: fields[0], .path: fields[2], .name: fields[5],
      .value: fields[6].trimmingCharacters(in: .newlines),
    ]
    if fields[3] == "TRUE" { properties[.secure] = "TRUE" }
    guard let expiry = TimeInterval(fields[4]) else { return nil }
    if expiry > 0 { properties[.expires] = Date(timeIntervalSince1970: expiry) }
    return HTTPCookie(properties: properties)
  }
}
