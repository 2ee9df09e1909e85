/// What the people who run the app change while users are in it. The flags outlast signing out.
struct DeployFlags: Codable, Sendable, Equatable {
  /// What leaves the Premium tab to what the user has paid for, in forms.
  static let byPlan = "plan"

  var explore = Phase.on
  var library = Phase.on
  /// Nothing leaves it to what the user has paid for.
  var premium: Phase?
  var order = Order.standard

  func premiumPhase(for visitor: Visitor) -> Phase {
    premium ?? (visitor.persona == .premium ? .on : .off)
  }
}

/// A phase in the life of a tab.
enum Phase: String, Codable, Sendable, CaseIterable {
  /// It is there.
  case on
  /// It goes at the next natural opportunity.
  case soft
  /// It goes as soon as the user leaves it.
  case hard
  /// It is gone.
  case off
}

/// The order of the tabs between Home and Premium.
enum Order: String, Codable, Sendable, CaseIterable {
  enum Section { case explore, library }

  case standard
  case libraryFirst = "library-first"

  var sections: [Section] {
    switch self {
    case .standard: [.explore, .library]
    case .libraryFirst: [.library, .explore]
    }
  }
}
