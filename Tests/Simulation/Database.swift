import Tabwire

/// The contents of the database: the tab bar of each user, and who is signed in.
struct Database {
  /// A session as a cookie names it.
  struct Session {
    let user: Int
    let expiry: Int64?
    var isRevoked = false
  }

  private static let layouts = [
    ["home", "explore", "profile"], ["home", "explore", "library", "profile"], ["home", "profile"],
    ["profile", "home", "library"], [],
  ]

  private(set) var isFlipped = false
  private var layout = Array(repeating: 0, count: Plan.users)
  private var badge = Array(repeating: 0, count: Plan.users)
  private(set) var sessions: [Session] = []

  // MARK: Changes

  mutating func change(_ user: Int, _ random: inout Seeded) {
    if random.isTrue(percent: 30) {
      layout[user] = random.number(below: Self.layouts.count)
    } else {
      // Small numbers, so that a tab bar is often the same as one before.
      badge[user] = random.number(below: 4)
    }
  }

  /// Changes a tab bar to a state that it never had.
  mutating func changeToNewState(_ user: Int) {
    layout[user] = 0
    badge[user] = 100
  }

  mutating func flip() {
    isFlipped.toggle()
  }

  /// - Returns: The number of the session, which the cookie holds.
  mutating func signIn(_ user: Int, until expiry: Int64?) -> Int {
    sessions.append(Session(user: user, expiry: expiry))
    return sessions.count - 1
  }

  mutating func revoke(_ session: Int) {
    sessions[session].isRevoked = true
  }

  // MARK: Rendering

  /// The user of a session, or `nil` if it has ended.
  func user(of session: Int?, at now: Int64) -> Int? {
    guard let session, !sessions[session].isRevoked, sessions[session].expiry.map({ now < $0 }) ?? true else {
      return nil
    }
    return sessions[session].user
  }

  /// The tab bar of a user, as any process renders it.
  func tabBar(of user: Int?) -> TabBarState {
    guard let user else { return TabBarState(user: nil, tabs: []) }
    let names = Self.layouts[layout[user]]
    return TabBarState(
      user: user,
      tabs: (isFlipped && !names.isEmpty ? names + ["premium"] : names).map { name in
        TabData(
          id: TabID(name), title: name, icon: name, path: "/\(name)",
          badge: name == "home" && badge[user] > 0 ? String(badge[user]) : nil)
      })
  }
}

/// A tab bar without its revision.
struct TabBarState: Equatable {
  let user: Int?
  let tabs: [TabData]

  var session: String { user.map { "session of \($0)" } ?? "nobody" }

  /// The digest that a server sends in event ids: FNV-1a, the same in every run.
  var digest: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for text in [session] + tabs.flatMap({ [$0.id.rawValue, $0.badge ?? "-"] }) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return hash
  }

  func configuration(revision: Int64, isLive: Bool) -> TabConfiguration {
    let configuration = try? TabConfiguration(
      active: tabs.first?.id, tabs: tabs, revision: revision, session: session, isLive: isLive)
    guard let configuration else { fatalError("the simulated server declares a tab bar that apps reject: \(tabs)") }
    return configuration
  }

  func isShown(by configuration: TabConfiguration?) -> Bool {
    configuration?.tabs == tabs && configuration?.session == session
  }
}
