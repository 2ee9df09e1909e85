import Tabwire

/// The ids and paths of an app's tabs, as seen in several configurations.
package struct TabHistory {
  private var ids: [String: (id: TabID, source: String)] = [:]
  private var paths: [TabID: (path: String, source: String)] = [:]
  private var sessionSource: String?
  private var sourceWithoutSession: String?

  package init() {}

  /// Adds a configuration.
  ///
  /// - Parameters:
  ///   - tabs: The tabs of the configuration.
  ///   - source: The name of the configuration in the warnings about later ones.
  /// - Returns: A warning for each tab whose id or path differs from that of an earlier configuration.
  package mutating func add(_ tabs: [TabData], from source: String) -> [LintWarning] {
    let warnings = tabs.enumerated().compactMap { index, tab in warning(about: tab, at: index, among: tabs) }
    for tab in tabs {
      if ids[tab.path] == nil { ids[tab.path] = (tab.id, source) }
      if paths[tab.id] == nil { paths[tab.id] = (tab.path, source) }
    }
    return warnings
  }

  /// Adds the session of a configuration.
  ///
  /// - Returns: A warning if this configuration gives a session and another one does not.
  mutating func add(sessionOf configuration: TabConfiguration, from source: String) -> [LintWarning] {
    let hasSession = configuration.session != nil
    let other = hasSession ? sourceWithoutSession : sessionSource
    if hasSession {
      sessionSource = sessionSource ?? source
    } else {
      sourceWithoutSession = sourceWithoutSession ?? source
    }
    guard let other else { return [] }
    return [
      LintWarning(
        "missingSession", hasSession ? .member(.session) : .whole,
        "\(hasSession ? other : source) gives no session, but \(hasSession ? source : other) does; give one on every page, "
          + "also for signed-out users, except on pages that are cached for everybody")
    ]
  }

  private func warning(about tab: TabData, at index: Int, among tabs: [TabData]) -> LintWarning? {
    if let known = paths[tab.id], !known.path.hasSameScalars(as: tab.path) {
      return LintWarning(
        "changedPath", .tab(index, .path),
        "tab \"\(tab.id)\": path is \(tab.path), but \(known.path) in \(known.source); an open tab keeps its pages "
          + "and comes to the new path only when it starts again; redirect \(known.path) to it, or use another id for another "
          + "page")
    }
    if let known = ids[tab.path], known.id != tab.id, !tabs.contains(where: { $0.id == known.id }) {
      return LintWarning(
        "changedID", .tab(index, .id),
        "tab \"\(tab.id)\": the tab at \(tab.path) has the id \"\(known.id)\" in \(known.source); apps dispose a tab "
          + "whose id changes, with everything open in it; keep the id")
    }
    return nil
  }
}
