/// The target of a request, as the request line has it.
///
/// Servers, file systems, proxies and browsers read some targets differently: `//host` is a path to one and a host to the
/// other, and a NUL ends a path for a third. Such a target is unsafe.
struct RequestTarget {
  /// Whether every reader reads the target in the same way.
  let isSafe: Bool

  /// - Parameters:
  ///   - target: The target as it was sent.
  ///   - path: Its path, for a target that is a whole URL.
  init(_ target: String, path: String) {
    let path = target.hasPrefix("/") ? target.prefix { $0 != "?" } : path[...]
    isSafe = Self.isSafe(Array(path.utf8))
  }

  private static func isSafe(_ path: [UInt8]) -> Bool {
    guard path.first == UInt8(ascii: "/"), let decoded = decoded(path) else { return false }
    // Also C1, which begins with 0xC2 in UTF-8.
    guard String(validating: decoded, as: UTF8.self)?.unicodeScalars.allSatisfy(isText) == true else { return false }
    let segments = decoded.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return segments.dropLast().allSatisfy { !$0.isEmpty } && !segments.contains { isDots($0) }
  }

  /// Returns the path without percent encoding, or `nil` if it is malformed or encodes a slash.
  private static func decoded(_ path: [UInt8]) -> [UInt8]? {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(path.count)
    var index = path.startIndex
    while index < path.endIndex {
      guard path[index] == UInt8(ascii: "%") else {
        // A raw space, or a byte above ASCII, is not part of a URL.
        guard path[index] > 0x20, path[index] < 0x7F, path[index] != UInt8(ascii: "#") else { return nil }
        decoded.append(path[index])
        index += 1
        continue
      }
      guard index + 2 < path.endIndex, let high = hexadecimal(path[index + 1]), let low = hexadecimal(path[index + 2])
      else { return nil }
      let byte = high << 4 | low
      guard byte != UInt8(ascii: "/") else { return nil }
      decoded.append(byte)
      index += 3
    }
    return decoded
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func isText(_ scalar: Unicode.Scalar) -> Bool {
    // Browsers rewrite a backslash to a slash.
    scalar.properties.generalCategory != .control && scalar != "\\"
  }

  private static func isDots(_ segment: ArraySlice<UInt8>) -> Bool {
    segment == [UInt8(ascii: ".")] || segment == [UInt8(ascii: "."), UInt8(ascii: ".")]
  }
}
