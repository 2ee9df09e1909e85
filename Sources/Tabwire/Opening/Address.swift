/// An absolute address, split into the parts that tabs compare: its origin and the segments of its path (RFC 3986).
package struct Address: Sendable {
  private let scheme: [UInt8]
  private let host: [UInt8]
  private let port: Int
  private let path: [UInt8]
  /// The segments of the path: dot segments resolved, empty ones left out, percent-decoded.
  package let segments: [[UInt8]]

  /// Reads an address.
  ///
  /// - Parameters:
  ///   - text: The address: absolute, or relative to the other one.
  ///   - start: The address that a relative one is resolved against, if one may be relative.
  /// - Returns: `nil` if it is relative and `start` is `nil`, has no host or an invalid port, or contains a space, a control
  ///   character or a backslash, which browsers strip or rewrite.
  package init?(_ text: String, relativeTo start: Address? = nil) {
    let bytes = Array(text.utf8)
    guard !PathSafety.hasUnsafeCharacter(bytes) else { return nil }
    let hierarchy = bytes.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    let firstSegment = hierarchy.prefix { $0 != UInt8(ascii: "/") }
    var rest = hierarchy
    var scheme = start?.scheme
    var isRelative = true
    if let colon = firstSegment.firstIndex(of: UInt8(ascii: ":")) {
      scheme = hierarchy[..<colon].map { $0.lowercasedASCII }
      rest = hierarchy[(colon + 1)...]
      isRelative = false
    }
    guard let scheme else { return nil }
    self.scheme = scheme
    if rest.starts(with: "//".utf8) {
      let afterSlashes = rest.dropFirst(2)
      let authority = afterSlashes.prefix { $0 != UInt8(ascii: "/") }
      guard let (host, port) = Self.hostAndPort(of: authority, scheme: scheme) else { return nil }
      self.host = host
      self.port = port
      path = Array(afterSlashes[authority.endIndex...])
    } else {
      // "https:/path" has a scheme but no host.
      guard isRelative, let start else { return nil }
      host = start.host
      port = start.port
      path = start.path(resolving: rest)
    }
    segments = Self.segments(of: path)
  }

  /// Whether scheme, host and port are the same.
  package func hasSameOrigin(as other: Address) -> Bool {
    scheme == other.scheme && host == other.host && port == other.port
  }

  /// Resolves the path of a relative reference (RFC 3986 §5.2).
  private func path(resolving reference: ArraySlice<UInt8>) -> [UInt8] {
    if reference.isEmpty { return path }
    if reference.first == UInt8(ascii: "/") { return Array(reference) }
    let slash = path.lastIndex(of: UInt8(ascii: "/"))
    return (slash.map { Array(path[...$0]) } ?? [UInt8(ascii: "/")]) + reference
  }

  private static func hostAndPort(of authority: ArraySlice<UInt8>, scheme: [UInt8]) -> (host: [UInt8], port: Int)? {
    let afterUser = authority.lastIndex(of: UInt8(ascii: "@")).map { authority[($0 + 1)...] } ?? authority
    // The colons of an IPv6 address stand in brackets.
    let bracket = afterUser.lastIndex(of: UInt8(ascii: "]")) ?? afterUser.startIndex
    let colon = afterUser[bracket...].lastIndex(of: UInt8(ascii: ":"))
    let host = afterUser[..<(colon ?? afterUser.endIndex)].map { $0.lowercasedASCII }
    guard !host.isEmpty else { return nil }
    let digits = colon.map { afterUser[($0 + 1)...] } ?? []
    if digits.isEmpty { return (host, scheme == Array("https".utf8) ? 443 : scheme == Array("http".utf8) ? 80 : -1) }
    var port = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      port = port * 10 + Int(digit - UInt8(ascii: "0"))
      guard port <= 65_535 else { return nil }
    }
    return (host, port)
  }

  // MARK: Segments

  private static func segments(of path: [UInt8]) -> [[UInt8]] {
    var segments: [[UInt8]] = []
    for segment in path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst() {
      let decoded = decoded(segment)
      // An encoded slash is not a separator, but an encoded dot is a dot.
      switch decoded {
      case [UInt8(ascii: ".")]: break
      case [UInt8(ascii: "."), UInt8(ascii: ".")]: _ = segments.popLast()
      default: segments.append(decoded)
      }
    }
    return segments.filter { !$0.isEmpty }
  }

  private static func decoded(_ segment: ArraySlice<UInt8>) -> [UInt8] {
    var decoded: [UInt8] = []
    var index = segment.startIndex
    while index < segment.endIndex {
      if segment[index] == UInt8(ascii: "%"), index + 2 < segment.endIndex,
        let high = segment[index + 1].hexadecimalDigit, let low = segment[index + 2].hexadecimalDigit
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(segment[index])
        index += 1
      }
    }
    return decoded
  }
}

extension UInt8 {
  fileprivate var lowercasedASCII: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }

  fileprivate var hexadecimalDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
