import Tabwire

/// The rules for a tab bar that apps accept.
package struct TabBarLint {
  let configuration: TabConfiguration
  /// The paths that each tab owns besides its own path, in the order of the tabs.
  private let ownedPaths: [[String]]
  let startPath: String

  /// - Parameters:
  ///   - configuration: a configuration that apps accept.
  ///   - ownedPaths: the paths that each tab owns besides its own path, in the order of the tabs.
  ///   - startPath: the path of the app's start URL.
  package init(_ configuration: TabConfiguration, ownedPaths: [[String]] = [], startPath: String = "/") {
    self.configuration = configuration
    self.ownedPaths = ownedPaths
    self.startPath = startPath
  }

  var tabs: [TabData] { configuration.tabs }

  var owners: PathOwners {
    PathOwners(tabs.indices.map { [tabs[$0].path] + ownedPaths(of: $0) }, startPath: startPath)
  }

  private func ownedPaths(of index: Int) -> [String] {
    let owns = tabs[index].owns
    return owns.isEmpty && index < ownedPaths.count ? ownedPaths[index] : owns
  }

  /// The tabs that new launches show.
  private var launchTabs: [TabData] {
    EffectiveTabs(of: configuration, selected: nil, visible: []).tabs
  }

  /// The warnings about the tab bar itself: the number of tabs, their titles, icons and paths.
  package var warnings: [LintWarning] {
    if tabs.isEmpty { return [] }
    return countWarnings + eagerWarnings
      + tabs.indices.flatMap { index in
        titleWarnings(index) + iconWarnings(index) + pathWarnings(index) + ownershipWarnings(index)
      }
  }

  // MARK: Rules

  private var countWarnings: [LintWarning] {
    let count = launchTabs.count
    if count > LabelRoom.maximumTabs {
      return [
        LintWarning(
          "crowdedBar", .tabs,
          "the tab bar has \(count) tabs, but a phone has room for \(LabelRoom.maximumTabs): iOS moves the rest under "
            + "More, Android does not show them; move the least used tabs to a page of links")
      ]
    }
    if count < 2 {
      return [
        LintWarning(
          "hiddenBar", .tabs,
          "\(count == 1 ? "only 1 tab is" : "no tab is") left for new launches, which therefore show no tab bar; keep "
            + "two tabs that are not deprecated")
      ]
    }
    return []
  }

  private var eagerWarnings: [LintWarning] {
    let eager = tabs.indices.filter { tabs[$0].isEager }
    guard eager.count > 2 else { return [] }
    return [
      warning(
        "manyEagerTabs", eager[2], .eager,
        "the third of \(eager.count) eager tabs; each loads a page that the user may never see; make at most two eager")
    ]
  }

  private func titleWarnings(_ index: Int) -> [LintWarning] {
    let tab = tabs[index]
    if tab.title.allSatisfy(\.isWhitespace) {
      return [warning("noTitle", index, .title, "no title; add one for the label and for screen readers")]
    }
    var warnings: [LintWarning] = []
    let (length, room) = (LabelRoom.length(of: tab.title), LabelRoom.letters(tabs: launchTabs.count))
    if length > room {
      warnings.append(
        warning(
          "longTitle", index, .title,
          "title “\(tab.title)” has \(length) letters, but with \(launchTabs.count) tabs about \(room) fit on a phone; "
            + "shorten it"))
    }
    if let other = earlierTab(than: index, where: { $0.title.hasSameScalars(as: tab.title) }) {
      warnings.append(
        warning("sameTitle", index, .title, "title “\(tab.title)” is also the title of tab \"\(other.id)\""))
    }
    return warnings
  }

  private func iconWarnings(_ index: Int) -> [LintWarning] {
    tabs[index].icon.isEmpty ? [warning("noIcon", index, .icon, "no icon; name one")] : []
  }

  private func pathWarnings(_ index: Int) -> [LintWarning] {
    let path = tabs[index].path
    guard let owner = owners.owner(of: path), owner != index, !takeTurns(tabs[index], tabs[owner]) else { return [] }
    let isSamePath =
      PathSegments(of: tabs[owner].path, from: startPath) == PathSegments(of: path, from: startPath)
    return [
      isSamePath
        ? warning("samePath", index, .path, "path \(path) is also the path of tab \"\(tabs[owner].id)\"")
        : warning("ownedPath", index, .path, "path \(path) is owned by tab \"\(tabs[owner].id)\"; let one tab own it")
    ]
  }

  private func ownershipWarnings(_ index: Int) -> [LintWarning] {
    ownedPaths(of: index).flatMap { path in
      var warnings: [LintWarning] = []
      if let danger = PathSafety.danger(of: path) {
        warnings.append(
          warning(
            "unsafePath", index, .owns, "owns \(path), which is no path of the app: \(danger); use one like /search")
        )
      }
      if let owner = owners.owner(of: path), owner != index, !takeTurns(tabs[index], tabs[owner]) {
        warnings.append(
          warning(
            "ownedPath", index, .owns,
            "owns \(path), which tab \"\(tabs[owner].id)\" before it already owns; let one tab own it"))
      }
      return warnings
    }
  }

  // MARK: Helpers

  func warning(
    _ code: String, _ index: Int, _ member: ConfigurationMember.TabMember?, _ reason: String
  ) -> LintWarning {
    LintWarning(code, .tab(index, member), "tab \"\(tabs[index].id)\": \(reason)")
  }

  /// Returns an earlier tab that can be on the bar together with the tab at a position.
  private func earlierTab(than index: Int, where isAlike: (TabData) -> Bool) -> TabData? {
    tabs[..<index].first { isAlike($0) && !takeTurns($0, tabs[index]) }
  }

  /// Whether one tab replaces the other, so that the bar never shows both.
  private func takeTurns(_ one: TabData, _ other: TabData) -> Bool {
    one.replaces == other.id && other.deprecated != nil || other.replaces == one.id && one.deprecated != nil
  }
}
