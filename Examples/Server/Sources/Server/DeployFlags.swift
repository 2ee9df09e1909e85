/// The deploy flags, which operators change while people use the app. They survive signing out.
struct DeployFlags: Codable, Sendable, Equatable {
  /// The form value that shows the Premium tab to premium users only.
  static let byPlan = "plan"

  var explore = Phase.on
  var library = Phase.on
  /// The phase of the Premium tab, or `nil` to show it to premium users, and to everybody on a free weekend.
  var premium: Phase?
  var order = Order.standard
  /// Whether the tab bar has more than tabs, or `nil` if it does not.
  var bar: Bar?

  func premiumPhase(for user: User, _ news: News) -> Phase {
    premium ?? (user.persona == .premium || news.isFreeWeekend ? .on : .off)
  }
}

/// A phase in the life of a tab.
enum Phase: String, Codable, Sendable, CaseIterable {
  /// The tab is shown.
  case on
  /// The tab is deprecated: `soft`.
  case soft
  /// The tab is deprecated: `hard`.
  case hard
  /// The tab is removed.
  case off
}

/// The members of the tab bar besides plain tabs.
enum Bar: String, Codable, Sendable, CaseIterable {
  /// Tabs only.
  case plain
  /// An action, the user's face, spoken badges, the number on the app's icon, and the order of the user.
  case more
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
