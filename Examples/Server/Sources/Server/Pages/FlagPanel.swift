/// The panel "Behind the scenes" at the end of each page, with the deploy flags and the tab configuration.
enum FlagPanel {
  /// Returns the values of the template.
  ///
  /// - Parameters:
  ///   - session: The session before this response.
  ///   - news: The shared state that the user's pages show.
  ///   - path: The page to return to.
  ///   - configuration: The tab configuration of the page as JSON.
  ///   - texts: The translations.
  static func values(_ session: Session, _ news: News, path: String, configuration: String, _ texts: Texts)
    -> TemplateValues
  {
    let flags = session.flags
    let isChosen = TemplateSet([
      "premium-\(flags.premium?.rawValue ?? DeployFlags.byPlan)", "explore-\(flags.explore.rawValue)",
      "library-\(flags.library.rawValue)", "order-\(flags.order.rawValue)",
      "bar-\((flags.bar ?? .plain).rawValue)",
      "weekend-\((news.isFreeWeekend ? Phase.on : .off).rawValue)",
    ])
    return [
      "isOpen": session.isFlagPanelOpen, "path": path, "configuration": configuration, "isChosen": isChosen,
      "signOut": session.user.map { texts("signOutName", ["name": $0.name]) },
    ]
  }
}
