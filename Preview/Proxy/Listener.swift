import HTTPTypes
import NIOConcurrencyHelpers

/// An address that the preview listens on: the one of this machine, or, with `--lan`, the one of its network.
struct Listener: Sendable {
  let address: String
  /// The key that its users need, or `nil` if only this machine reaches it.
  let key: AccessKey?
  private let binding = NIOLockedValueBox(Binding())

  private struct Binding {
    var ports: [Place: Int] = [:]
    var islands: [Island] = []
  }

  static func loopback() -> Listener { Listener(address: "127.0.0.1", key: nil) }

  /// - Parameter address: The IPv4 address of this machine in its network.
  static func network(_ address: String) -> Listener {
    Listener(address: address, key: AccessKey())
  }

  /// The places that have a socket of their own.
  static var places: [Place] { [.page] + User.all.map(Place.site) }

  /// The islands that browsers reach by this address, the preferred one first; empty until all sockets are bound.
  var islands: [Island] { binding.withLockedValue(\.islands) }

  /// Returns the origin of the preview's page if a host is another name of this machine, which a user may type.
  func page(forOtherName host: String?) -> String? {
    guard key == nil, let port = binding.withLockedValue(\.ports)[.page], host?.lowercased() == "localhost:\(port)"
    else {
      return nil
    }
    return islands.first?.page
  }

  /// Notes the port of a socket.
  ///
  /// - Parameter target: The site.
  /// - Returns: Whether this was the last socket.
  func didBind(_ place: Place, to port: Int, target: Target) -> Bool {
    binding.withLockedValue { binding in
      binding.ports[place] = port
      guard binding.ports.count == Self.places.count, let pagePort = binding.ports[.page] else { return false }
      let id = PreviewIdentifier.make(origin: target.origin, port: pagePort)
      binding.islands =
        (key == nil ? [.named(id: id, port: pagePort)] : [])
        + [.addressed(id: id, address: address, ports: binding.ports)]
      return true
    }
  }
}

/// The secret in the first address, which becomes a cookie. Without it, nobody in the network can use the preview.
struct AccessKey: Sendable {
  static let cookie = "tabwire-preview-key"

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
  ///
  /// - Parameter island: The island that the key is for; each preview of a machine has a cookie of its own.
  func setCookie(for island: Island) -> String {
    "\(Self.name(in: island))=\(value); Path=/; HttpOnly; SameSite=Lax"
  }

  /// Whether a request has the key.
  func isSent(with request: HTTPRequest, to island: Island) -> Bool {
    CookieHeader(of: request)[Self.name(in: island)].map(isEqual) ?? false
  }

  /// Whether the path of a request is the first address.
  func isNamed(by path: String) -> Bool { isEqual(path, self.path) }

  private static func name(in island: Island) -> String {
    switch island.cookies {
    case .host: cookie
    case .suffix(let suffix): cookie + suffix
    }
  }

  private func isEqual(_ text: String) -> Bool { isEqual(text, value) }

  // The comparison takes the same time wherever the first difference is.
  private func isEqual(_ one: String, _ other: String) -> Bool {
    one.utf8.count == other.utf8.count && zip(one.utf8, other.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
