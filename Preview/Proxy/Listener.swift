import HTTPTypes

/// A socket that the preview listens on: the one of this machine, or, with `--lan`, the one of its network.
struct Listener: Sendable {
  /// The address that it is bound to.
  let address: String
  /// The names of this machine that browsers may use for it.
  let names: [String]
  /// The key that its users need, or `nil` if only this machine reaches it.
  let key: AccessKey?

  static let loopback = Listener(address: "127.0.0.1", names: ["127.0.0.1", "localhost"], key: nil)

  /// - Parameter address: The IPv4 address of this machine in its network.
  static func network(_ address: String) -> Listener {
    Listener(address: address, names: [address], key: AccessKey())
  }
}

/// The secret in the first address, which becomes a cookie. Without it, nobody in the network can use the preview.
struct AccessKey: Sendable {
  static let cookie = OwnCookies.prefix + "key"

  /// 128 random bits in base 16.
  let value: String

  init() {
    var generator = SystemRandomNumberGenerator()
    value = (0..<16).map { _ in
      let byte = UInt8.random(in: .min ... .max, using: &generator)
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  /// The path of the first address, below the preview's own.
  var path: String { "\(Page.path)?key=\(value)" }

  /// The header that stores the key in the browser. Other sites can link to the preview, but not embed it or post to
  /// it.
  var setCookie: String { "\(Self.cookie)=\(value); Path=/; HttpOnly; SameSite=Lax" }

  /// Whether a request has the key.
  func isSent(with request: HTTPRequest) -> Bool {
    OwnCookies(of: request)[Self.cookie].map(isEqual) ?? false
  }

  /// Whether the path of a request is the first address.
  func isNamed(by path: String) -> Bool { isEqual(path, self.path) }

  private func isEqual(_ text: String) -> Bool { isEqual(text, value) }

  // The comparison takes the same time wherever the first difference is.
  private func isEqual(_ one: String, _ other: String) -> Bool {
    one.utf8.count == other.utf8.count && zip(one.utf8, other.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
