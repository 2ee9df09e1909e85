import Foundation

/// The session of a browser or app. All of it is stored in the cookie.
struct Session: Codable, Sendable, Equatable {
  /// The random id of the browser.
  var id = UUID().uuidString
  /// The signed-in user, or `nil`.
  var user: User?
  /// The deploy flags, which survive signing out.
  var flags = DeployFlags()
  /// The chosen language, or `nil` for that of the browser.
  var language: Language?
  /// A notice for the next page, such as "Your profile is saved."
  var notice: String?
  /// Whether the next page opens the flag panel, after a change of a flag.
  var isFlagPanelOpen = false

  /// The session without its user.
  var signedOut: Session {
    var session = self
    session.user = nil
    return session
  }

  /// The session of a user who signs in, with an id that nobody knows yet.
  func signedIn(as user: User) -> Session {
    var session = self
    session.id = UUID().uuidString
    session.user = user
    session.notice = nil
    return session
  }
}

/// A user of the demo.
struct User: Codable, Sendable, Equatable {
  /// The maximum length of a name in characters.
  static let maximumNameLength = 40

  let persona: Persona
  var name: String
  var isOnboarded: Bool
  /// The ids of the favorite trails, in the order of adding.
  var favorites: [Int] = [3, 8, 14]
  /// The ids of unread updates.
  var unreadUpdates: [Int]

  init(_ persona: Persona, unreadUpdates: [Int] = []) {
    self.persona = persona
    name = persona.name
    isOnboarded = persona != .new
    self.unreadUpdates = unreadUpdates
  }
}

/// The users that the demo offers for signing in.
enum Persona: String, Codable, Sendable, CaseIterable {
  case regular, premium, new

  var name: String {
    switch self {
    case .regular: "Robin Hale"
    case .premium: "Priya Nair"
    case .new: "Noa Lind"
    }
  }

  var firstName: String { String(name.prefix { $0 != " " }) }

  /// The name of the translation of the persona's title.
  var title: String { "persona\(rawValue.capitalized)" }
}
