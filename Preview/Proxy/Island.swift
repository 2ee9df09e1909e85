/// The origins by which one browser reaches a preview: one for the preview's own page, and one for the site as each user
/// sees it. Pages of the site cannot reach the preview's page, and users do not share cookies.
struct Island: Equatable, Sendable {
  /// How cookies of a user are kept apart from all other cookies of the browser.
  enum CookieScope: Equatable, Sendable {
    /// Each user has a host, so the browser keeps them apart.
    case host
    /// All users share a host with each other, and with everything else that this machine serves there. The name of each
    /// cookie ends with a suffix for the preview and the user.
    case suffix(String)
  }

  /// The origin of the preview's own page.
  let page: String
  /// The origins of the site, by user.
  let sites: [User: String]
  let cookies: CookieScope

  /// The island with names below `localhost`, which browsers resolve to this machine by themselves. Cookies are kept for
  /// each name, so no other program on this machine receives or changes them.
  ///
  /// The page and the users are below one name, since `localhost` counts as a public suffix: only so are they of the
  /// same site, and the frames have first-party cookies.
  ///
  /// - Parameters:
  ///   - id: The identifier of the preview.
  ///   - port: The port of all origins.
  static func named(id: String, port: Int) -> Island {
    let sites = User.all.map { ($0, "http://u\($0.number).\(id).localhost:\(port)") }
    return Island(
      page: "http://\(id).localhost:\(port)", sites: Dictionary(uniqueKeysWithValues: sites), cookies: .host)
  }

  /// The island at an IP address, for browsers that reach this machine by it: those in the network, and those that do not
  /// resolve names below `localhost`. The origins differ in their ports, which cookies do not see.
  ///
  /// - Parameters:
  ///   - id: The identifier of the preview.
  ///   - address: The IP address.
  ///   - ports: The ports of the page and of the users' sites.
  static func addressed(id: String, address: String, ports: [Place: Int]) -> Island {
    let origin = { (place: Place) in "http://\(address):\(ports[place] ?? 0)" }
    let sites = User.all.map { ($0, origin(.site($0))) }
    return Island(
      page: origin(.page), sites: Dictionary(uniqueKeysWithValues: sites), cookies: .suffix("~\(id)"))
  }

  /// Returns what an origin stands for, or `nil` if it is not of this island.
  func place(of origin: String) -> Place? {
    if origin == page { return .page }
    return sites.first { $0.value == origin }.map { .site($0.key) }
  }

  func origin(of place: Place) -> String {
    switch place {
    case .page: page
    case .site(let user): sites[user] ?? page
    }
  }

  /// The text that the name of each cookie of a user ends with; empty if the browser keeps cookies apart.
  func cookieSuffix(for user: User) -> String {
    switch cookies {
    case .host: ""
    case .suffix(let suffix): "\(suffix).\(user.number)"
    }
  }
}

/// The role of an origin of a preview.
enum Place: Hashable, Sendable {
  /// The preview's own page.
  case page
  /// The site, as a user sees it.
  case site(User)
}

/// A user of an island: where a page of the site is shown.
struct Seat: Sendable {
  let island: Island
  let user: User

  /// The origin of the site for this user.
  var origin: String { island.origin(of: .site(user)) }
  /// The text that the name of each of the user's cookies ends with; empty if the browser keeps cookies apart.
  var cookieSuffix: String { island.cookieSuffix(for: user) }
}

/// One of the users of a preview, who have separate cookies.
struct User: Hashable, Sendable {
  /// From 1 to the number of users.
  let number: Int

  static let all = (1...4).map(User.init)
}

/// The name of a preview among all previews on a machine. It is the same at the next start, so that users stay signed in.
enum PreviewIdentifier {
  /// - Parameters:
  ///   - origin: The origin of the site.
  ///   - port: The port of the preview.
  static func make(origin: String, port: Int) -> String {
    // FNV-1a. The name is no secret: it only has to differ.
    let hash = "\(origin) \(port)".utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return "p" + String(hash, radix: 36)
  }
}
