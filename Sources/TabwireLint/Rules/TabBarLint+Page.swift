import Tabwire

extension TabBarLint {
  /// Returns the warning about an active tab that does not own the page, if there is one.
  ///
  /// - Parameter path: the path of the page that the configuration came with.
  package func warnings(onPage path: String) -> [LintWarning] {
    guard let active = tabs.firstIndex(where: { $0.id == configuration.active }),
      let owner = owners.owner(of: path), owner != active
    else { return [] }
    // A tab at the start owns that page alone; any tab may show the pages that no tab owns.
    let ownerPath = PathSegments(of: tabs[owner].path)
    guard ownerPath.count > 0 || ownerPath == PathSegments(of: path),
      ownerPath != PathSegments(of: tabs[active].path)
    else { return [] }
    return [
      LintWarning(
        "contradictedActive", .active,
        "tab \"\(tabs[active].id)\" is active, but the page \(path) belongs to tab \"\(tabs[owner].id)\" (path "
          + "\(tabs[owner].path)); new launches show the page under the wrong tab")
    ]
  }

  /// Returns a warning for each deprecated tab whose page is gone.
  ///
  /// - Parameter statuses: the HTTP statuses of the pages at the tabs' paths.
  package func warnings(statuses: [String: Int]) -> [LintWarning] {
    tabs.indices.compactMap { index in
      let tab = tabs[index]
      guard tab.deprecated != nil, let status = statuses[tab.path], status >= 400 else { return nil }
      return warning(
        "deprecatedPageGone", index, .path,
        "deprecated but still open in apps, and the server answers \(status) at \(tab.path); keep the page until the tab "
          + "is removed")
    }
  }

  /// Returns a warning for each icon that no platform, or not every required platform, has.
  ///
  /// - Parameters:
  ///   - icons: the platforms' icons. At least one platform should have each icon.
  ///   - required: further platforms, all of which should have each icon.
  package func warnings(icons: [IconCatalogue], required: [IconCatalogue]) -> [LintWarning] {
    tabs.indices.compactMap { index in
      let icon = tabs[index].icon
      if icon.isEmpty { return nil }
      let lacking = required.filter { !$0.contains(icon) }
      guard !lacking.isEmpty || !(icons + required).contains(where: { $0.contains(icon) }) else { return nil }
      let catalogues = lacking.isEmpty ? icons : lacking
      let nearest = catalogues.compactMap { $0.suggestion(for: icon) }.min { $0.distance < $1.distance }
      let suggestion = nearest.map { "did you mean \"\($0.name)\"?" } ?? "the app must map it to one of its own"
      let names = catalogues.map(\.name).joined(last: "or")
      return warning("unknownIcon", index, .icon, "icon \"\(icon)\" is not in \(names); \(suggestion)")
    }
  }
}
