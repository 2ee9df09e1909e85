/// The panel on each page with the deploy flags, and what the server just sent.
struct Backstage {
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

  let isOpen: Bool
  /// The page to come back to.
  let path: String
  let flags: [Flag]
  /// The configuration, with a line for each member.
  let configuration: String
  /// The button to sign out; nothing if nobody is signed in.
  let signOut: String?

  /// - Parameters:
  ///   - session: the visit, as the request found it.
  ///   - path: the page to come back to.
  ///   - configuration: what the page carries.
  ///   - texts: what the panel says.
  init(_ session: Session, path: String, configuration: String, _ texts: Texts) {
    isOpen = session.opensBackstage
    self.path = path
    self.configuration = configuration
    signOut = session.visitor.map { texts("signOutName", ["name": $0.name]) }

    let phases = { (chosen: Phase?) in
      Phase.allCases.map { Choice(value: $0.rawValue, title: texts($0.rawValue), isChosen: $0 == chosen) }
    }
    let flags = session.flags
    let byPlan = Choice(value: "plan", title: texts("byPlan"), isChosen: flags.premium == nil)
    let orders = [
      Choice(value: Order.standard.rawValue, title: texts("exploreFirst"), isChosen: flags.order == .standard),
      Choice(value: Order.libraryFirst.rawValue, title: texts("libraryFirst"), isChosen: flags.order == .libraryFirst),
    ]
    self.flags = [
      Flag(name: "premium", title: texts("premium"), choices: [byPlan] + phases(flags.premium)),
      Flag(name: "explore", title: texts("explore"), choices: phases(flags.explore)),
      Flag(name: "library", title: texts("library"), choices: phases(flags.library)),
      Flag(name: "order", title: texts("order"), choices: orders),
    ]
  }
}
