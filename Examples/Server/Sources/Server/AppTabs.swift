import Crypto
import Foundation
import Tabwire
import TabwireServer

/// The tab bar of the app, for all users and flags.
struct AppTabs: Sendable {
  /// The session key of each persona.
  private let sessionKeys: [Persona: SessionKey]
  private let key: SymmetricKey
  /// The handling of invalid tab bars.
  private let onInvalid: InvalidTabBarPolicy

  /// - Parameters:
  ///   - key: The secret key for session keys.
  ///   - onInvalid: The handling of an invalid tab bar.
  init(key: SymmetricKey, onInvalid: InvalidTabBarPolicy) {
    // A site with accounts creates the key when a user signs in, and stores it in the session.
    sessionKeys = Persona.allCases.reduce(into: [:]) { keys, persona in
      keys[persona] = SessionKey(for: persona.rawValue) { HMAC<SHA256>.authenticationCode(for: $0, using: key) }
    }
    self.key = key
    self.onInvalid = onInvalid
  }

  /// Returns the tab bar of a page. It is empty until the user has signed in and completed onboarding.
  ///
  /// - Parameters:
  ///   - session: The session with the user and the deploy flags.
  ///   - news: The shared state that the user's pages show.
  ///   - path: The path of the page.
  ///   - texts: The translations.
  func tabBar(for session: Session, news: News, at path: String, in texts: Texts) -> TabBar {
    let flags = session.flags
    let user = session.user
    let hasMore = flags.bar == .more
    let unreadCount = user.map { $0.unreadUpdates.count + news.unreadCount } ?? 0
    return TabBar(
      session: sessionKey(of: user), onInvalid: onInvalid, reorders: hasMore,
      appBadge: hasMore ? Int64(unreadCount) : nil
    ) {
      if let user, user.isOnboarded {
        AppTab.home.tab(in: texts)
          .badge(unreadCount, label: hasMore ? texts("unreadCount", ["count": String(unreadCount)]) : nil)
        for section in flags.order.sections {
          switch section {
          case .explore: exploreAndFavorites(in: flags.explore, hasMore: hasMore, texts)
          case .library: AppTab.library.tab(in: texts).in(flags.library)
          }
        }
        if hasMore { compose(in: texts) }
        premium(hasDot: hasMore && news.isFreeWeekend, texts).in(premiumPhase(for: user, flags, news, at: path))
        AppTab.profile.tab(in: texts).image(hasMore ? Face(of: user.persona).path : nil, kind: .picture)
      }
    }
  }

  /// Returns the session key of a user, or `nil` if nobody is signed in.
  func sessionKey(of user: User?) -> SessionKey? { user.flatMap { sessionKeys[$0.persona] } }

  /// Returns the key for limiting the streams of a browser.
  func streamKey(of session: Session) -> SessionKey {
    SessionKey(for: "stream \(session.id)") { HMAC<SHA256>.authenticationCode(for: $0, using: key) }
  }

  /// Returns the phase of the Premium tab. A user who is on its page when it is turned off keeps the tab until leaving it.
  private func premiumPhase(for user: User, _ flags: DeployFlags, _ news: News, at path: String) -> Phase {
    let phase = flags.premiumPhase(for: user, news)
    return phase == .off && path == "/premium" ? .hard : phase
  }

  /// The Premium tab. On a free weekend, a dot says that it is new.
  private func premium(hasDot: Bool, _ texts: Texts) -> Tab {
    let tab = AppTab.premium.tab(in: texts)
    return hasDot ? tab.badge(.dot) : tab
  }

  /// A button that opens the form for a note.
  private func compose(in texts: Texts) -> Tab {
    Tab("compose", title: texts("write"), icon: "square.and.pencil", path: HomeRoutes.newNotePath).action()
  }

  @TabBuilder
  private func exploreAndFavorites(in phase: Phase, hasMore: Bool, _ texts: Texts) -> [Tab] {
    let favorites = AppTab.favorites.tab(in: texts)
    AppTab.explore.tab(in: texts).role(hasMore ? .search : nil).in(phase)
    switch phase {
    case .on: []
    case .soft, .hard: favorites.replacing("explore")
    case .off: favorites
    }
  }
}

/// The tabs that some user has.
enum AppTab: String, CaseIterable {
  case home, explore, favorites, library, premium, profile

  /// Returns the tab as users have it who may see it.
  func tab(in texts: Texts) -> Tab {
    Tab(TabID(rawValue), title: texts(rawValue), icon: icon, path: self == .home ? "/" : "/\(rawValue)")
  }

  private var icon: String {
    switch self {
    case .home: "house.fill"
    case .explore: "magnifyingglass"
    case .favorites: "heart.fill"
    case .library: "books.vertical"
    case .premium: "star.fill"
    case .profile: "person.crop.circle"
    }
  }
}

extension Tab {
  /// Returns the tab in a phase: as it is, deprecated, or not at all.
  fileprivate func `in`(_ phase: Phase) -> [Tab] {
    switch phase {
    case .on: [self]
    case .soft: [deprecated(.soft)]
    case .hard: [deprecated(.hard)]
    case .off: []
    }
  }
}
