import Tabwire

extension TabBar {
  /// The most tabs that iOS and Android show at the bottom of a phone.
  private static let phoneTabs = 5

  /// Looks for what is wrong or unwise in the tab bars of an app's kinds of users, seen together. For tests.
  ///
  ///     #expect(TabBar.lint(["regular": tabBar(for: robin), "premium": tabBar(for: priya)]) == [])
  ///
  /// - Parameter tabBars: the tab bar of each kind of user, whatever their policy for mistakes.
  /// - Returns: what was found, by kind of user, errors first.
  public static func lint(_ tabBars: [String: TabBar]) -> [TabBarFinding] {
    let kinds = tabBars.sorted { $0.key < $1.key }
    var findings: [TabBarFinding] = []
    for (kind, tabBar) in kinds {
      findings += tabBar.ownFindings().map { TabBarFinding($0.severity, kind, $0.tab, $0.reason) }
    }
    var firsts: [TabID: (kind: String, tab: Tab)] = [:]
    for (kind, tabBar) in kinds {
      for tab in tabBar.tabs {
        guard let first = firsts[tab.id] else {
          firsts[tab.id] = (kind, tab)
          continue
        }
        if first.tab.data.path != tab.data.path {
          findings.append(
            TabBarFinding(
              .warning, kind, tab.id,
              "it starts at \(tab.data.path), for \(first.kind) at \(first.tab.data.path); an open tab keeps its page, "
                + "so that the new path would not be seen; give it an id of its own"))
        }
      }
    }
    return findings.filter { $0.severity == .error } + findings.filter { $0.severity == .warning }
  }

  private func ownFindings() -> [(severity: TabBarFinding.Severity, tab: TabID?, reason: String)] {
    let configuration: TabConfiguration
    do throws(TabBarMistake) {
      (configuration, _) = try Draft(tabs: tabs, revision: revision, session: session).configuration(active: tabs.first)
    } catch {
      return [(.error, error.tab, error.reason.description)]
    }
    var warnings: [(TabID?, String)] = configuration.warnings.map { warning in
      (warning.tabIndex.map { tabs[$0].id }, "\(warning); replace a deprecated tab of this tab bar")
    }
    if !startPath.hasPrefix("/") || PathSafety.danger(of: startPath) != nil {
      warnings.append((nil, "its startPath, \(startPath), is not the path of a URL; write one such as /app/"))
    }
    for (index, tab) in tabs.enumerated() {
      let data = tab.data
      if data.title.allSatisfy(\.isWhitespace) {
        warnings.append((tab.id, "it has no title; nobody can read its label"))
      }
      if data.icon.isEmpty { warnings.append((tab.id, "it has no icon")) }
      if let other = activeTab(for: data.path), other.id != tab.id {
        warnings.append((tab.id, "the page where it starts, \(data.path), belongs to the tab \"\(other.id)\""))
      }
      for path in tab.ownedPaths {
        if let danger = PathSafety.danger(of: path) {
          warnings.append(
            (tab.id, "it owns \(path), which is no path of the app: \(danger); write one such as /search"))
        }
        guard let other = activeTab(for: path), other.id != tab.id, !tab.takesTurns(with: other) else { continue }
        warnings.append(
          (tab.id, "it owns \(path), which the tab \"\(other.id)\" before it owns already; let one of them own it"))
      }
      if let other = tabs[..<index].first(where: { $0.data.title == data.title && !tab.takesTurns(with: $0) }) {
        warnings.append((tab.id, "the tab \"\(other.id)\" has the title \"\(data.title)\" too"))
      }
    }
    let fresh = EffectiveTabs(of: configuration, selected: nil) { _ in false }.tabs
    if !tabs.isEmpty && fresh.count < 2 {
      warnings.append((nil, "who opens the app now sees no tab bar, because only \(fresh.count) of its tabs will stay"))
    }
    if fresh.count > Self.phoneTabs {
      warnings.append(
        (
          nil,
          "it has \(fresh.count) tabs; iOS puts what exceeds \(Self.phoneTabs) under More, Android shows none of them"
        ))
    }
    return warnings.map { (.warning, $0.0, $0.1) }
  }
}

extension Tab {
  /// Whether only one of two tabs is shown, since it replaces the other.
  fileprivate func takesTurns(with other: Tab) -> Bool {
    data.replaces == other.id || other.data.replaces == id
  }
}

/// Something wrong or unwise in a tab bar.
public struct TabBarFinding: Sendable, Hashable, CustomStringConvertible {
  /// How bad it is.
  public enum Severity: String, Sendable, Hashable {
    /// Apps would reject the tab bar.
    case error
    /// Apps accept it, but it does not do what its author meant.
    case warning
  }

  /// How bad it is.
  public let severity: Severity
  /// The kind of user whose tab bar it is in.
  public let kind: String
  /// The tab concerned, if a single one is.
  public let tab: TabID?
  /// What was found, and why it matters.
  public let reason: String

  init(_ severity: Severity, _ kind: String, _ tab: TabID?, _ reason: String) {
    self.severity = severity
    self.kind = kind
    self.tab = tab
    self.reason = reason
  }

  public var description: String {
    let tab = tab.map { ", tab \"\($0)\"" } ?? ""
    return "\(severity.rawValue): \(kind)\(tab): \(reason)"
  }
}
