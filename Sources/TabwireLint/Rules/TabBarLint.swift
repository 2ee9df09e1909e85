import Tabwire

/// The rules for a tab bar that apps accept.
package struct TabBarLint {
  let configuration: TabConfiguration
  /// The app's start URL.
  let start: Address?
  let ownership: TabOwnership?

  /// - Parameters:
  ///   - configuration: A configuration that apps accept.
  ///   - startPath: The path of the app's start URL.
  package init(_ configuration: TabConfiguration, startPath: String = "/") {
    self.configuration = configuration
    let root = Address("https://app/")
    start = Address(startPath, relativeTo: root) ?? root
    ownership = start.map { TabOwnership(of: configuration.tabs, start: $0) }
  }

  var tabs: [TabData] { configuration.tabs }

  /// The tabs that new launches show.
  private var launchTabs: [TabData] { launch.tabs }

  /// The effective tabs of new launches.
  var launch: EffectiveTabs { EffectiveTabs(of: configuration, selected: nil, visible: []) }

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
          "crowdedBar", .member(.tabs),
          "the tab bar has \(count) tabs, but a phone has room for \(LabelRoom.maximumTabs): iOS moves the rest under "
            + "More, Android does not show them; move the least used tabs to a page of links")
      ]
    }
    if count < 2 {
      return [
        LintWarning(
          "hiddenBar", .member(.tabs),
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
    guard let rival = rival(of: tabs[index], for: path) else { return [] }
    let isSamePath = address(rival.path)?.segments == address(path)?.segments
    return [
      isSamePath
        ? warning("samePath", index, .path, "path \(path) is also the path of tab \"\(rival.id)\"")
        : warning("ownedPath", index, .path, "path \(path) is owned by tab \"\(rival.id)\"; let one tab own it")
    ]
  }

  private func ownershipWarnings(_ index: Int) -> [LintWarning] {
    tabs[index].owns.compactMap { path in
      rival(of: tabs[index], for: path).map { rival in
        warning(
          "ownedPath", index, .owns,
          "owns \(path), which tab \"\(rival.id)\" before it already owns; let one tab own it")
      }
    }
  }

  // MARK: Helpers

  func warning(
    _ code: String, _ index: Int, _ member: TabMember?, _ reason: String
  ) -> LintWarning {
    let tab = tabs[index].id
    // A place in the message counts the actions, too.
    let place = configuration.actions.isEmpty ? index : configuration.entries.firstIndex { $0.id == tab } ?? index
    return LintWarning(code, .tab(place, member), "tab \"\(tab)\": \(reason)")
  }

  func address(_ path: String) -> Address? { Address(path, relativeTo: start) }

  /// Returns an earlier tab that can be on the bar together with the tab at a position.
  private func earlierTab(than index: Int, where isAlike: (TabData) -> Bool) -> TabData? {
    tabs[..<index].first { isAlike($0) && bar(showing: $0, tabs[index]) != nil }
  }

  /// Returns the tab that opens a path of another tab, on a tab bar that shows both.
  private func rival(of tab: TabData, for path: String) -> TabData? {
    guard let ownership, let address = address(path) else { return nil }
    let claimants = ownership.claims(to: address).filter { $0.segments == address.segments && $0.tab != tab.id }
    for claimant in tabs where claimants.contains(where: { $0.tab == claimant.id }) {
      guard let bar = bar(showing: tab, claimant) else { continue }
      let owner = ownership.owner(of: address, on: bar.tabs.map(\.id), bar)
      if owner != tab.id { return tabs.first { $0.id == owner } }
    }
    return nil
  }

  /// Returns a tab bar that shows both tabs, or `nil` if there is none.
  private func bar(showing one: TabData, _ other: TabData) -> EffectiveTabs? {
    if replaces(one, other) || replaces(other, one) { return nil }
    let retained = [one, other].filter { $0.deprecated != nil }
    let selected = retained.first { $0.deprecated == .hard } ?? one
    let bar = EffectiveTabs(of: configuration, selected: selected.id, visible: retained.map(\.id))
    return [one, other].allSatisfy(bar.tabs.contains) ? bar : nil
  }

  /// Whether one tab replaces another, directly or by a chain: apps show only one of them.
  private func replaces(_ tab: TabData, _ other: TabData) -> Bool {
    var next = tab.replaces
    for _ in tabs {
      guard let replaced = tabs.first(where: { $0.id == next && $0.deprecated != nil }) else { return false }
      if replaced.id == other.id { return true }
      next = replaced.replaces
    }
    return false
  }
}
