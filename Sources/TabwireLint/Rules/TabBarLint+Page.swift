import Tabwire
import TabwireIcons

extension TabBarLint {
  /// Returns the warnings about the page that the configuration came with: the active tab does not own it, or it hides the
  /// tab bar on the first page of a tab.
  ///
  /// - Parameter path: The path of the page.
  package func warnings(onPage path: String) -> [LintWarning] {
    guard let page = address(path) else { return [] }
    var warnings: [LintWarning] = []
    if let active = configuration.active, tabs.contains(where: { $0.id == active }),
      let owner = owner(of: page, unless: active)
    {
      warnings.append(
        LintWarning(
          "contradictedActive", .member(.active),
          "tab \"\(active)\" is active, but the page \(path) belongs to tab \"\(owner)\"; new launches show the page under "
            + "the wrong tab"))
    }
    if configuration.isTabBarHidden,
      let tab = tabs.first(where: { address($0.path)?.segments == page.segments })
    {
      warnings.append(
        LintWarning(
          "hiddenOnFirstPage", .member(.tabBarHidden),
          "the tab bar is hidden on the first page of tab \"\(tab.id)\", where clients show it anyway; hide it on pages "
            + "that have a way back"))
    }
    return warnings
  }

  /// Returns the tab in which new launches open a page. `nil` if that is the active one, or if no tab owns the page.
  private func owner(of page: Address, unless active: TabID) -> TabID? {
    guard let ownership else { return nil }
    let claims = ownership.claims(to: page)
    let longest = claims.map(\.segments.count).max()
    if claims.contains(where: { $0.tab == active && $0.segments.count == longest }) { return nil }
    let owner = ownership.owner(of: page, on: launch.tabs.map(\.id), launch)
    return owner == launch.hint ? nil : owner
  }

  /// Returns a warning for each tab whose version differs from that in another response to the same request.
  ///
  /// - Parameter other: The configuration of the other response.
  package func warnings(comparedWith other: TabConfiguration) -> [LintWarning] {
    tabs.compactMap { tab in
      guard let version = tab.version,
        let otherVersion = other.tabs.first(where: { $0.id == tab.id })?.version,
        !version.hasSameScalars(as: otherVersion)
      else { return nil }
      return warning(
        "unstableVersion", tab, .version,
        "version is \(version) and then \(otherVersion) in two requests in a row, so the tab reloads whenever it is "
          + "selected; change the version only with the content")
    }
  }

  /// Returns a warning for each deprecated tab whose page is gone.
  ///
  /// - Parameter statuses: The HTTP statuses of the pages at the tabs' paths.
  package func warnings(statuses: [String: Int]) -> [LintWarning] {
    tabs.compactMap { tab in
      guard tab.deprecated != nil, let status = statuses[tab.path], status >= 400 else { return nil }
      return warning(
        "deprecatedPageGone", tab, .path,
        "deprecated but still open in apps, and the server answers \(status) at \(tab.path); keep the page until the tab "
          + "is removed")
    }
  }

  /// Returns a warning for each icon of a tab or an action that no platform, or not every required platform, has.
  ///
  /// - Parameters:
  ///   - icons: The platforms' icons. At least one platform should have each icon.
  ///   - required: Further platforms, all of which should have each icon.
  package func warnings(icons: [IconCatalogue], required: [IconCatalogue]) -> [LintWarning] {
    configuration.entries.compactMap { tab in
      let icon = tab.icon
      if icon.isEmpty { return nil }
      let lacking = required.filter { !$0.contains(icon) }
      guard !lacking.isEmpty || !(icons + required).contains(where: { $0.contains(icon) }) else { return nil }
      let catalogues = lacking.isEmpty ? icons : lacking
      let nearest = catalogues.compactMap { $0.suggestion(for: icon) }.min { $0.distance < $1.distance }
      let suggestion = nearest.map { "did you mean \"\($0.name)\"?" } ?? "the app must map it to one of its own"
      let names = catalogues.map(\.name).joined(last: "or")
      return warning("unknownIcon", tab, .icon, "icon \"\(icon)\" is not in \(names); \(suggestion)")
    }
  }
}
