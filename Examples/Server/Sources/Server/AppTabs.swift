import Crypto
import Foundation
import TabwireServer

/// The tab bar of the app, for all users and flags.
struct AppTabs: Sendable {
  /// The session key of each persona.
  private let sessionKeys: [Persona: SessionKey]
  /// What happens when a tab bar is invalid.
  private let onInvalid: InvalidTabBarPolicy

  /// - Parameters:
  ///   - key: the secret key for session keys.
  ///   - onInvalid: what happens when a tab bar is invalid.
  init(key: SymmetricKey, onInvalid: InvalidTabBarPolicy) {
    // A site with accounts creates the key when a user signs in, and stores it in the session.
    sessionKeys = Persona.allCases.reduce(into: [:]) { keys, persona in
      keys[persona] = SessionKey(for: persona.rawValue) { HMAC<SHA256>.authenticationCode(for: $0, using: key) }
    }
    self.onInvalid = onInvalid
  }

  /// Returns the tab bar of a user. It is empty until the user has signed in and completed onboarding.
  func tabBar(for session: Session, in texts: Texts) -> TabBar {
    let flags = session.flags
    let user = session.user
    return TabBar(session: user.flatMap { sessionKeys[$0.persona] }, onInvalid: onInvalid) {
      if let user, user.isOnboarded {
        Tab("home", title: texts("home"), icon: "house.fill", path: "/")
          .badge(user.unreadUpdates.count)
        for section in flags.order.sections {
          switch section {
          case .explore: exploreAndFavorites(in: flags.explore, texts)
          case .library:
            Tab("library", title: texts("library"), icon: "books.vertical", path: "/library").in(flags.library)
          }
        }
        Tab("premium", title: texts("premium"), icon: "star.fill", path: "/premium")
          .in(flags.premiumPhase(for: user))
        Tab("profile", title: texts("profile"), icon: "person.crop.circle", path: "/profile")
      }
    }
  }

  @TabBuilder
  private func exploreAndFavorites(in phase: Phase, _ texts: Texts) -> [Tab] {
    let favorites = Tab("favorites", title: texts("favorites"), icon: "heart.fill", path: "/favorites")
    Tab("explore", title: texts("explore"), icon: "magnifyingglass", path: "/explore").in(phase)
    switch phase {
    case .on: []
    case .soft, .hard: favorites.replacing("explore")
    case .off: favorites
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
