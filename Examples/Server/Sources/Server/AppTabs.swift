import Crypto
import Foundation
import TabwireServer

/// The tabs of the app, declared once.
struct AppTabs: Sendable {
  /// What tells the apps when somebody else signs in.
  private let sessionKeys: [Persona: SessionKey]
  /// What happens when the tabs below are wrong.
  private let mistakes: MistakePolicy

  /// - Parameters:
  ///   - key: the key of the keyed hash that the apps get for who is signed in.
  ///   - mistakes: what happens when the tabs are wrong.
  init(key: SymmetricKey, mistakes: MistakePolicy) {
    // A site whose visitors have accounts makes the key of one when they sign in, and keeps it with their session.
    sessionKeys = Persona.allCases.reduce(into: [:]) { keys, persona in
      keys[persona] = SessionKey(for: persona.rawValue) { HMAC<SHA256>.authenticationCode(for: $0, using: key) }
    }
    self.mistakes = mistakes
  }

  /// The tab bar of a visitor. Whoever is not signed in, or still being introduced, sees none.
  func tabBar(for session: Session, in texts: Texts) -> TabBar {
    let flags = session.flags
    let visitor = session.visitor
    return TabBar(session: visitor.flatMap { sessionKeys[$0.persona] }, mistakes: mistakes) {
      if let visitor, visitor.isOnboarded {
        Tab("home", title: texts("home"), icon: "house.fill", path: "/")
          .badge(visitor.unreadUpdates.count)
        for section in flags.order.sections {
          switch section {
          case .explore: exploreAndFavorites(in: flags.explore, texts)
          case .library:
            Tab("library", title: texts("library"), icon: "books.vertical", path: "/library").in(flags.library)
          }
        }
        Tab("premium", title: texts("premium"), icon: "star.fill", path: "/premium")
          .in(flags.premiumPhase(for: visitor))
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
  /// The tab as it is declared in a phase of its life.
  fileprivate func `in`(_ phase: Phase) -> [Tab] {
    switch phase {
    case .on: [self]
    case .soft: [deprecated(.soft)]
    case .hard: [deprecated(.hard)]
    case .off: []
    }
  }
}
