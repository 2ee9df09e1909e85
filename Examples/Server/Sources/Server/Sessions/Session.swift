/// What the server knows of a visit. All of it travels in the visitor's cookie.
struct Session: Codable, Sendable, Equatable {
  /// Who is signed in.
  var visitor: Visitor?
  /// The deploy flags, which outlast signing out.
  var flags = DeployFlags()
  /// The language that was chosen; nothing leaves it to the browser.
  var language: Language?
  /// What the next page says once, such as "Saved".
  var notice: String?
  /// Whether the next page opens its panel of deploy flags, because one was just changed there.
  var opensBackstage = false
}

/// Who is signed in.
struct Visitor: Codable, Sendable, Equatable {
  /// The most characters that a name has.
  static let longestName = 40

  let persona: Persona
  var name: String
  var isOnboarded: Bool
  /// The trails that the visitor keeps, in the order of saving.
  var favorites: [Int] = [3, 8, 14]
  /// The updates that the visitor has not read.
  var unreadUpdates: [Int]

  init(_ persona: Persona, unreadUpdates: [Int] = []) {
    self.persona = persona
    name = persona.name
    isOnboarded = persona != .new
    self.unreadUpdates = unreadUpdates
  }
}

/// The kinds of users that the demo can be seen as.
enum Persona: String, Codable, Sendable, CaseIterable {
  case regular, premium, new

  var name: String {
    switch self {
    case .regular: "Robin Hale"
    case .premium: "Priya Nair"
    case .new: "Noa Lind"
    }
  }

  /// What the persona is, as a name of a text.
  var title: String { "persona\(rawValue.capitalized)" }
}
