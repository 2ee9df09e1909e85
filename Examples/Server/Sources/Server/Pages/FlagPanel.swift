/// The deploy flags as the panel on each page shows them.
struct FlagPanel {
  struct Flag {
    let name: String
    let title: String
    let choices: [Choice]
  }

  struct Choice {
    let value: String
    let title: String
    let isChosen: Bool
  }

  let flags: [Flag]

  init(_ flags: DeployFlags) {
    self.flags = [
      Flag(name: "premium", title: "Premium", choices: Self.premiumChoices(flags.premium)),
      Flag(name: "explore", title: "Explore", choices: Self.choices(flags.explore)),
      Flag(name: "library", title: "Library", choices: Self.choices(flags.library)),
      Flag(
        name: "order", title: "Order",
        choices: [
          Choice(value: "standard", title: "Explore first", isChosen: flags.order == .standard),
          Choice(value: "library-first", title: "Library first", isChosen: flags.order == .libraryFirst),
        ]),
    ]
  }

  private static func premiumChoices(_ phase: Phase?) -> [Choice] {
    [Choice(value: "plan", title: "By plan", isChosen: phase == nil)] + choices(phase)
  }

  private static func choices(_ chosen: Phase?) -> [Choice] {
    Phase.allCases.map { Choice(value: $0.rawValue, title: $0.title, isChosen: $0 == chosen) }
  }
}

extension Phase {
  fileprivate var title: String {
    switch self {
    case .on: "On"
    case .soft: "Soft"
    case .hard: "Hard"
    case .off: "Off"
    }
  }
}
