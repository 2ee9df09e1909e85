/// The panel on each page with the deploy flags, and what the server just sent.
enum Backstage {
  /// What the panel is filled with.
  ///
  /// - Parameters:
  ///   - session: the visit, as the request found it.
  ///   - path: the page to come back to.
  ///   - configuration: what the page carries, with a line for each member.
  ///   - texts: what the panel says.
  static func fields(_ session: Session, path: String, configuration: String, _ texts: Texts) -> TemplateFields {
    let flags = session.flags
    let isChosen = Members([
      "premium-\(flags.premium?.rawValue ?? DeployFlags.byPlan)", "explore-\(flags.explore.rawValue)",
      "library-\(flags.library.rawValue)", "order-\(flags.order.rawValue)",
    ])
    return [
      "isOpen": session.opensBackstage, "path": path, "configuration": configuration, "isChosen": isChosen,
      "signOut": session.visitor.map { texts("signOutName", ["name": $0.name]) },
    ]
  }
}
