import Foundation

@testable import Tabwire
@testable import TabwireServer

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

  /// What the tab bars of all users depend on.
  private struct Contents {
    var isFlipped = false
    var layout = Array(repeating: 0, count: Plan.users)
    var badge = Array(repeating: 0, count: Plan.users)
  }

  /// The contents since each change, the oldest first: a replica may be behind.
  private var history = [(time: Int64.min, contents: Contents())]
  private(set) var sessions: [Session] = []

  var isFlipped: Bool { history[history.count - 1].contents.isFlipped }

  // MARK: Changes

  mutating func change(_ user: Int, _ random: inout Seeded, at now: Int64) {
    change(at: now) { contents in
      if random.isTrue(percent: 30) {
        contents.layout[user] = random.number(below: Self.layouts.count)
      } else {
        // Small numbers, so that a tab bar is often the same as one before.
        contents.badge[user] = random.number(below: 4)
      }
    }
  }

  /// Changes a tab bar to a state that it never had.
  mutating func changeToNewState(_ user: Int, at now: Int64) {
    change(at: now) { ($0.layout[user], $0.badge[user]) = (0, 100) }
  }

  mutating func flip(at now: Int64) {
    change(at: now) { $0.isFlipped.toggle() }
  }

  private mutating func change(at now: Int64, _ change: (inout Contents) -> Void) {
    var contents = history[history.count - 1].contents
    change(&contents)
    history.append((now, contents))
    if history.count > 400 { history.removeFirst(200) }
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

  /// The tab bar of a user, as any process of a version renders it from what was committed at a time.
  func tabBar(of user: Int?, at time: Int64, version: Int) -> TabBarState {
    guard let user, let contents = history.last(where: { $0.time <= time })?.contents else {
      return TabBarState(user: nil, tabs: [])
    }
    let names = Self.layouts[contents.layout[user]]
    return TabBarState(
      user: user,
      tabs: (contents.isFlipped && !names.isEmpty ? names + ["premium"] : names).map { name in
        let badge = contents.badge[user]
        return TabData(
          id: TabID(name), title: version == 1 ? name : "\(name) \(version)", icon: name, path: "/\(name)",
          badge: name == "home" && badge > 0 ? String(badge) : nil)
      })
  }
}

/// The keys of sessions, which configurations name.
enum Sessions {
  /// The key of each name: to make one takes longer than to find it.
  nonisolated(unsafe) private static var keys: [String: SessionKey] = [:]

  static func key(of name: String) -> SessionKey {
    if let key = keys[name] { return key }
    let key = SessionKey(for: name) { data in Data(data.suffix(16) + Data(repeating: 0, count: max(0, 16 - data.count)))
    }
    keys[name] = key
    return key
  }

  /// The key of a user, or of nobody.
  static func key(ofUser user: Int?) -> SessionKey { user.map { key(of: "the key of user \($0)") } ?? .nobody }
}

/// A tab bar without its revision.
struct TabBarState: Equatable {
  let user: Int?
  let tabs: [TabData]

  var session: String { Sessions.key(ofUser: user).rawValue }

  /// The path of the first tab, for the page that an app loads.
  var path: String { tabs.first?.path ?? "/" }

  /// The tab bar as an app declares it.
  func tabBar(revision: Int64) -> TabBar {
    TabBar(session: Sessions.key(ofUser: user), revision: revision) {
      for tab in tabs { Tab(tab.id, title: tab.title, icon: tab.icon, path: tab.path).badge(tab.badge) }
    }
  }

  func isShown(by configuration: TabConfiguration?) -> Bool {
    configuration?.tabs == tabs && configuration?.session == session
  }
}
