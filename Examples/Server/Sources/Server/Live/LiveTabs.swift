import Foundation
import Hummingbird
import TabwireHummingbird
import TabwireServer

/// The shared state, and the tab bars of open pages, which it changes.
struct LiveTabs: Sendable {
  /// The path of the stream that pages open.
  static let path = "/tabs/updates"

  let updates: TabBarUpdates
  private let storage: SharedStorage

  init(updates: TabBarUpdates, storage: SharedStorage) {
    self.updates = updates
    self.storage = storage
  }

  /// Returns the shared state that the pages of a user show.
  func news(for user: User?) throws -> News {
    try storage.read { $0.news(for: user?.persona) }
  }

  /// Returns the newest session of a browser, of which a cookie holds an older one.
  func current(_ session: Session, expiring expiry: Date?) throws -> Session {
    let time = expiry?.addingTimeInterval(-Double(SessionCookies.lifetime)) ?? .distantPast
    return try storage.read { $0.current(session, savedAt: time) }
  }

  /// Whether the user of a cookie has signed out since, in whatever order the responses arrived.
  func isEnded(_ session: Session, expiring expiry: Date) throws -> Bool {
    try current(session, expiring: expiry).user?.persona != session.user?.persona
  }

  /// Ends a session that another one replaces.
  func end(_ session: Session) throws {
    try storage.update { $0.end(session) }
    updates.publish(.session(session.id))
  }

  /// Stores a session that is being saved in its cookie. Other windows of the browser show its tabs at once.
  func remember(_ session: Session) throws {
    if try storage.update({ $0.remember(session) }) { updates.publish(.session(session.id)) }
  }

  /// Turns the free weekend on or off, for all users.
  func setFreeWeekend(_ isOn: Bool) throws {
    let hasChanged = try storage.update { state in
      defer { state.isFreeWeekend = isOn }
      return state.isFreeWeekend != isOn
    }
    if hasChanged { updates.publishToEverybody() }
  }

  /// Recommends a trail to a user.
  func recommend(_ trail: Trail, to persona: Persona, from sender: Persona) throws {
    try storage.update { $0.recommend(trail, to: persona, from: sender) }
    updates.publish(.user(persona))
  }

  /// Marks a recommendation as read.
  func markRead(_ id: Int, by persona: Persona) throws {
    try storage.update { $0.markRead(id, by: persona) }
    updates.publish(.user(persona))
  }
}

extension TabBarTopic {
  /// The topic of everybody who is signed in as a user.
  fileprivate static func user(_ persona: Persona) -> Self { Self("user:\(persona.rawValue)") }
  /// The topic of a browser.
  fileprivate static func session(_ id: String) -> Self { Self("session:\(id)") }
}

extension Site {
  /// Serves the stream of tab bars.
  func addTabBarUpdates(to router: some RouterMethods<SiteContext>) {
    router.tabBarUpdates(RouterPath(LiveTabs.path), from: live.updates) { _, context, page in
      let (opened, texts) = (context.session, context.texts)
      let user = opened.user
      var topics: Set<TabBarTopic> = [.session(opened.id)]
      if let user { topics.insert(.user(user.persona)) }
      return TabBarSubscription(
        to: topics, session: tabs.streamKey(of: opened), until: context.sessionExpiry, label: texts("tabs")
      ) {
        // The cookie is that of the time at which the stream was opened.
        let session = try live.current(opened, expiring: context.sessionExpiry)
        // After signing in or out, the page opens another stream with its new cookie.
        guard session.user?.persona == user?.persona else { return nil }
        let news = try live.news(for: session.user)
        return tabs.tabBar(for: session, news: news, at: page.path, in: texts)
      }
    }
  }
}
