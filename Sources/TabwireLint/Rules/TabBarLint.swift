import Tabwire

/// The rules for a tab bar that apps accept.
package struct TabBarLint {
  let configuration: TabConfiguration
  /// The formats of the images at their paths, as far as they were requested, or why apps do not show them.
  let images: [String: ImageResult]
  /// The app's start URL.
  let start: Address?
  let ownership: TabOwnership?

  /// - Parameters:
  ///   - configuration: A configuration that apps accept.
  ///   - startPath: The path of the app's start URL.
  ///   - images: The formats of the images at their paths, as far as they were requested, or why apps do not show them.
  package init(
    _ configuration: TabConfiguration, startPath: String = "/",
    images: [String: ImageResult] = [:]
  ) {
    self.configuration = configuration
    self.images = images
    let root = Address("https://app/")
    start = Address(startPath, relativeTo: root) ?? root
    ownership = start.map { TabOwnership(of: configuration.tabs, start: $0) }
  }

  var tabs: [TabData] { configuration.tabs }

  /// The tabs that new launches show.
  private var launchTabs: [TabData] { launch.tabs }

  /// The number of tabs and actions that new launches show.
  private var placeCount: Int { launchTabs.count + configuration.actions.count }

  /// The effective tabs of new launches.
  var launch: EffectiveTabs { EffectiveTabs(of: configuration, selected: nil, visible: []) }

  /// The warnings about the tab bar itself: the number of tabs and actions, their titles, icons, images, badges and paths.
  package var warnings: [LintWarning] {
    if tabs.isEmpty { return [] }
    return countWarnings + eagerWarnings + configuration.entries.flatMap(warnings(about:))
  }

  private func warnings(about entry: TabData) -> [LintWarning] {
    let looks: [LintWarning] = titleWarnings(entry) + iconWarnings(entry) + imageWarnings(entry) + badgeWarnings(entry)
    return entry.isAction ? looks : looks + pathWarnings(entry) + ownershipWarnings(entry)
  }

  // MARK: Rules

  private var countWarnings: [LintWarning] {
    if placeCount > LabelRoom.maximumTabs {
      let count = configuration.actions.count
      let places = count == 0 ? "" : " and \(count) action\(count == 1 ? "" : "s")"
      return [
        LintWarning(
          "crowdedBar", .member(.tabs),
          "the tab bar has \(launchTabs.count) tabs\(places), but a phone has room for \(LabelRoom.maximumTabs): "
            + "the rest is under More; move the least used tabs to a page of links")
      ]
    }
    let count = launchTabs.count
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
    let eager = tabs.filter(\.isEager)
    guard eager.count > 2 else { return [] }
    return [
      warning(
        "manyEagerTabs", eager[2], .eager,
        "the third of \(eager.count) eager tabs; each loads a page that the user may never see; make at most two eager")
    ]
  }

  private func titleWarnings(_ tab: TabData) -> [LintWarning] {
    if tab.title.allSatisfy(\.isWhitespace) {
      return [warning("noTitle", tab, .title, "no title; add one for the label and for screen readers")]
    }
    var warnings: [LintWarning] = []
    let (length, room) = (LabelRoom.length(of: tab.title), LabelRoom.letters(tabs: placeCount))
    if length > room {
      warnings.append(
        warning(
          "longTitle", tab, .title,
          "title “\(tab.title)” has \(length) letters, but with \(placeCount) tabs about \(room) fit on a phone; "
            + "shorten it"))
    }
    if let other = earlierTab(than: tab, where: { $0.title.hasSameScalars(as: tab.title) }) {
      warnings.append(
        warning(
          "sameTitle", tab, .title,
          "title “\(tab.title)” is also the title of \(other.isAction ? "action" : "tab") \"\(other.id)\""))
    }
    return warnings
  }

  private func iconWarnings(_ tab: TabData) -> [LintWarning] {
    tab.icon.isEmpty ? [warning("noIcon", tab, .icon, "no icon; name one")] : []
  }

  /// Clients read the format from the file itself (P22.8). Only the name can tell if the file was not requested.
  private func imageWarnings(_ tab: TabData) -> [LintWarning] {
    guard let image = tab.image else { return [] }
    switch images[image.path] {
    case .success: return []
    case .failure(let error):
      return [warning("unusableImage", tab, .image, "no app shows the image \(image.path): \(error.withRemedy)")]
    case nil:
      guard let format = image.unusableFormat else { return [] }
      return [
        warning(
          "unusableImage", tab, .image,
          "image \(image.path) is named as \(format), which no app shows; serve a PNG, JPEG or WebP")
      ]
    }
  }

  private func badgeWarnings(_ tab: TabData) -> [LintWarning] {
    guard let label = tab.badgeLabel, tab.badge == nil, !tab.hasDot else { return [] }
    return [
      warning(
        "unusedBadgeLabel", tab, .badgeLabel,
        "the label “\(label)” says nothing without a badge; leave it out, or give a badge, such as true for a dot")
    ]
  }

  private func pathWarnings(_ tab: TabData) -> [LintWarning] {
    let path = tab.path
    guard let rival = rival(of: tab, for: path) else { return [] }
    let isSamePath = address(rival.path)?.segments == address(path)?.segments
    return [
      isSamePath
        ? warning("samePath", tab, .path, "path \(path) is also the path of tab \"\(rival.id)\"")
        : warning("ownedPath", tab, .path, "path \(path) is owned by tab \"\(rival.id)\"; let one tab own it")
    ]
  }

  private func ownershipWarnings(_ tab: TabData) -> [LintWarning] {
    tab.owns.compactMap { path in
      rival(of: tab, for: path).map { rival in
        warning(
          "ownedPath", tab, .owns,
          "owns \(path), which tab \"\(rival.id)\" before it already owns; let one tab own it")
      }
    }
  }

  // MARK: Helpers

  func warning(
    _ code: String, _ tab: TabData, _ member: TabMember?, _ reason: String
  ) -> LintWarning {
    let place = configuration.entries.firstIndex { $0.id == tab.id } ?? 0
    return LintWarning(code, .tab(place, member), "\(tab.isAction ? "action" : "tab") \"\(tab.id)\": \(reason)")
  }

  func address(_ path: String) -> Address? { Address(path, relativeTo: start) }

  /// Returns an earlier tab that can be on the bar together with a tab or an action.
  private func earlierTab(than entry: TabData, where isAlike: (TabData) -> Bool) -> TabData? {
    configuration.entries.prefix { $0.id != entry.id }
      .first { isAlike($0) && (entry.isAction || $0.isAction || bar(showing: $0, entry) != nil) }
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
