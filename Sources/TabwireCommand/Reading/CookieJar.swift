import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The cookies of a file as Netscape wrote it, and curl, wget and browsers' extensions still do.
struct CookieJar {
  let cookies: [HTTPCookie]

  /// - Parameter path: the file: one cookie a line, in seven fields with tabs between them.
  /// - Throws: a ``SourceProblem`` if it is no such file.
  init(_ path: String) throws {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw SourceProblem(name: path, reason: "the cookies cannot be read; is the file there?")
    }
    var cookies: [HTTPCookie] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      // curl marks cookies that scripts cannot see like a comment.
      let line = line.trimmingPrefix("#HttpOnly_")
      if line.hasPrefix("#") || line.allSatisfy(\.isWhitespace) { continue }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { $0.trimmingPrefix("\r") }
      guard fields.count == 7, let cookie = Self.cookie(fields.map(String.init)) else {
        throw SourceProblem(
          name: path,
          reason:
            "line \(number + 1) is no cookie: domain, subdomains, path, secure, expiry, name and value are needed, "
            + "with tabs between them")
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
