import Tabwire

/// Finds what is unwise in a configuration that apps accept.
struct PageReview {
  let text: ConfigurationText
  let page: SiteCheck.Page
  let icons: [IconCatalogue]
  let required: [IconCatalogue]

  private var tabs: [TabData] { text.configuration.tabs }

  /// What was found.
  var findings: [Finding] {
    if tabs.isEmpty { return [] }
    return bar + active + tabs.indices.flatMap { index in title(index) + icon(index) + path(index) }
  }

  /// What somebody sees who starts the app.
  private var fresh: [TabData] {
    EffectiveTabs(of: text.configuration, selected: nil) { _ in false }.tabs
  }

  private var bar: [Finding] {
    let count = fresh.count
    if count > Bar.roomOnPhones {
      return [
        text.warning(
          "crowdedBar", .tabs,
          "\(count) tabs are shown, but phones have room for \(Bar.roomOnPhones): iOS puts the rest under More, Android "
            + "allows no more; leave the least used to a page of links")
      ]
    } else if count < 2 {
      return [
        text.warning(
          "hiddenBar", .tabs,
          "only \(count) of the tabs will stay, so that who starts the app sees no tab bar; keep two that are not "
            + "deprecated")
      ]
    }
    return []
  }

  private var active: [Finding] {
    guard let path = page.path.map(PagePath.init), let active = text.configuration.active else { return [] }
    let owners = tabs.filter { path.isUnder(PagePath($0.path)) }
    guard let owner = owners.max(by: { PagePath($0.path).count < PagePath($1.path).count }), owner.id != active,
      PagePath(owner.path).count > 0 || path == PagePath(owner.path),
      !owners.contains(where: { $0.id == active && PagePath($0.path) == PagePath(owner.path) })
    else { return [] }
    return [
      text.warning(
        "contradictedActive", .active,
        "the page \(page.path ?? "") belongs to \(owner.name) by its path \(owner.path), but \"\(active)\" is active; a "
          + "fresh app would show it under the wrong tab")
    ]
  }

  private func title(_ index: Int) -> [Finding] {
    let tab = tabs[index]
    func finding(_ code: String, _ reason: String) -> Finding { text.warning(code, .tab(index, .title), reason) }
    if tab.title.allSatisfy(\.isWhitespace) {
      return [finding("noTitle", "the tab \"\(tab.id)\" has no title, so that nobody can read or hear what it is")]
    }
    var findings: [Finding] = []
    let (length, room) = (LabelRoom.length(of: tab.title), LabelRoom.letters(tabs: fresh.count))
    if length > room {
      findings.append(
        finding(
          "longTitle",
          "\(tab.name) is \(length) letters long; with \(fresh.count) tabs about \(room) fit on a phone, the rest is cut "
            + "off"))
    }
    if let other = earlier(than: index, where: { $0.title.hasSameScalars(as: tab.title) }) {
      findings.append(finding("sameTitle", "the tab \"\(other.id)\" is called \(tab.name) too"))
    }
    return findings
  }

  private func icon(_ index: Int) -> [Finding] {
    let icon = tabs[index].icon
    func finding(_ code: String, _ reason: String) -> Finding { text.warning(code, .tab(index, .icon), reason) }
    if icon.isEmpty { return [finding("noIcon", "the tab \"\(tabs[index].id)\" has no icon")] }
    let lacking = required.filter { !$0.contains(icon) }
    guard !lacking.isEmpty || !(icons + required).contains(where: { $0.contains(icon) }) else { return [] }
    let catalogues = lacking.isEmpty ? icons : lacking
    let nearest = catalogues.compactMap { $0.suggestion(for: icon) }.min { $0.distance < $1.distance }
    let suggestion = nearest.map { "; did you mean \"\($0.name)\"?" } ?? "; the app must map it to one of its own"
    let names = catalogues.map(\.name).joined(last: "or")
    return [finding("unknownIcon", "\"\(icon)\" is not known to \(names)\(suggestion)")]
  }

  private func path(_ index: Int) -> [Finding] {
    let tab = tabs[index]
    var findings: [Finding] = []
    if let other = earlier(than: index, where: { $0.path.hasSameScalars(as: tab.path) }) {
      findings.append(
        text.warning("samePath", .tab(index, .path), "the tab \"\(other.id)\" starts at \(tab.path) too"))
    }
    if tab.deprecated != nil, let status = page.statuses[tab.path], status >= 400 {
      findings.append(
        text.warning(
          "deprecatedPageGone", .tab(index, .path),
          "\(tab.name) is still open in apps, but at \(tab.path) the server answers \(status); keep the page, or one "
            + "that says why it went, until the tab is gone"))
    }
    return findings
  }

  /// A tab before another one that can be seen together with it.
  private func earlier(than index: Int, where isAlike: (TabData) -> Bool) -> TabData? {
    tabs[..<index].first { isAlike($0) && !takesPlace($0, of: tabs[index]) && !takesPlace(tabs[index], of: $0) }
  }

  /// Whether a tab takes the place of another one, so that both are never on the bar together.
  private func takesPlace(_ tab: TabData, of other: TabData) -> Bool {
    tab.replaces == other.id && other.deprecated != nil
  }
}
