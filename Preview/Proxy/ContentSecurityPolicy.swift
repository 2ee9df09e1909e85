/// A site's Content-Security-Policy, changed so that the preview's script runs and the page can be framed.
struct ContentSecurityPolicy {
  private(set) var directives: [Directive]

  struct Directive: Equatable {
    /// The name in lower case.
    let name: String
    var sources: [String]
  }

  /// - Parameter header: One policy, without commas.
  init(_ header: Substring) {
    var names: Set<String> = []
    directives = header.split(separator: ";").compactMap { text in
      let words = text.split { $0 == " " || $0 == "\t" }.map(String.init)
      // Browsers ignore later directives of the same name.
      guard let name = words.first?.lowercased(), names.insert(name).inserted else { return nil }
      return Directive(name: name, sources: Array(words.dropFirst()))
    }
  }

  /// The policies of a header, which commas separate.
  static func policies(in header: String) -> [ContentSecurityPolicy] {
    header.split(separator: ",").map(ContentSecurityPolicy.init)
  }

  var header: String {
    directives.map { ([$0.name] + $0.sources).joined(separator: " ") }.joined(separator: "; ")
  }

  /// Removes the directives that forbid the preview's frames.
  ///
  /// - Parameters:
  ///   - allowsFraming: Whether `frame-ancestors` is removed. The proxy adds one of its own.
  ///   - ignoresSandbox: Whether `sandbox` is removed.
  mutating func openForFrames(allowsFraming: Bool, ignoresSandbox: Bool) {
    directives.removeAll {
      switch $0.name {
      case "upgrade-insecure-requests": true
      case "sandbox": ignoresSandbox
      case "frame-ancestors": allowsFraming
      default: false
      }
    }
  }

  /// Whether a page with this policy is in a sandbox without scripts or without its own origin, so that the preview's
  /// script cannot work there.
  var isolatesPage: Bool {
    directives.contains { directive in
      guard directive.name == "sandbox" else { return false }
      let allowed = directive.sources.map { $0.lowercased() }
      return !allowed.contains("allow-scripts") || !allowed.contains("allow-same-origin")
    }
  }

  /// Allows a script.
  ///
  /// - Parameters:
  ///   - source: The address of the script, or of its folder.
  ///   - nonce: A new nonce for pages that need one.
  /// - Returns: The nonce that the script needs, or `nil`.
  mutating func allow(script source: String, nonce: @autoclosure () -> String) -> String? {
    guard let index = scriptDirective() else { return nil }
    directives[index].sources.removeAll { $0.lowercased() == "'none'" }
    directives[index].sources.append(source)
    // Browsers ignore addresses beside 'strict-dynamic', so the script needs a nonce. Beside 'unsafe-inline' alone, a
    // nonce would disable the page's inline scripts.
    guard directives[index].sources.contains(where: { $0.lowercased() == "'strict-dynamic'" }) else { return nil }
    let prefix = "'nonce-"
    if let existing = directives[index].sources.first(where: { $0.lowercased().hasPrefix(prefix) }) {
      let value = String(existing.dropFirst(prefix.count).dropLast())
      if value.utf8.allSatisfy({ $0.isNonceCharacter }) { return value }
    }
    let value = nonce()
    directives[index].sources.append("'nonce-\(value)'")
    return value
  }

  // The index of the directive that decides about script elements.
  private mutating func scriptDirective() -> Int? {
    if let index = directives.firstIndex(where: { $0.name == "script-src-elem" }) { return index }
    if let index = directives.firstIndex(where: { $0.name == "script-src" }) { return index }
    guard let fallback = directives.first(where: { $0.name == "default-src" }) else { return nil }
    directives.append(Directive(name: "script-src", sources: fallback.sources))
    return directives.indices.last
  }
}

extension UInt8 {
  /// Whether a nonce may have the character, in base 64 or its variant for URLs.
  fileprivate var isNonceCharacter: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"): true
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "="): true
    default: false
    }
  }
}
