public import Tabwire
public import TabwireLint
public import TabwireServer

extension TabBar {
  /// Reports errors and usability problems in the tab bars of an app's audiences, compared with each other. For tests.
  ///
  ///     #expect(TabBar.lint(["regular": tabBar(for: robin), "premium": tabBar(for: priya)]) == [])
  ///
  /// - Parameter tabBars: The tab bar of each audience, by name.
  /// - Returns: The findings in the order of the names, errors first.
  public static func lint(_ tabBars: [String: TabBar]) -> [TabBarFinding] {
    var findings: [TabBarFinding] = []
    var history = TabHistory()
    for (audience, tabBar) in tabBars.sorted(by: { $0.key < $1.key }) {
      findings += tabBar.findings.map { TabBarFinding(audience: audience, tab: $0.tab, finding: $0.finding) }
      findings += history.add(tabBar.tabs.map(\.data), from: audience).map { warning in
        TabBarFinding(audience: audience, tab: tabBar.tab(of: warning), finding: Finding(warning))
      }
    }
    return findings.filter { $0.severity == .error } + findings.filter { $0.severity == .warning }
  }

  private var findings: [(tab: TabID?, finding: Finding)] {
    let configuration: TabConfiguration
    do throws(TabBarError) {
      configuration = try validatedConfiguration()
    } catch {
      let reason = error.tab.map { "tab \"\($0)\": \(error.reason.reason)" } ?? error.reason.reason
      return [
        (error.tab, Finding(.error, error.reason.code.rawValue, path: error.reason.path, reason: reason))
      ]
    }
    var findings = configuration.warnings.map { warning in
      let tab = warning.tabIndex.map { tabs[$0].id }
      let reason = tab.map { "tab \"\($0)\": \(warning.reason)" } ?? warning.reason
      return (tab, Finding(.warning, warning.code.rawValue, path: warning.path, reason: reason))
    }
    if !startPath.hasPrefix("/") || PathSafety.danger(of: startPath) != nil {
      let reason = "startPath \(startPath) is not the path of a URL (use one like /app/)"
      findings.append((nil, Finding(.warning, "startPath", reason: reason)))
    }
    let lint = TabBarLint(configuration, startPath: startPath)
    return findings + lint.warnings.map { (tab(of: $0), Finding($0)) }
  }

  private func tab(of warning: LintWarning) -> TabID? {
    warning.member.tabIndex.map { tabs[$0].id }
  }
}

/// An error or a warning about the tab bar of an audience.
public struct TabBarFinding: Sendable, Hashable, CustomStringConvertible {
  /// The severity of a finding.
  public typealias Severity = Finding.Severity

  /// The audience whose tab bar it is.
  public let audience: String
  /// The tab concerned. `nil` if no single tab is.
  public let tab: TabID?
  private let finding: Finding

  init(audience: String, tab: TabID?, finding: Finding) {
    self.audience = audience
    self.tab = tab
    self.finding = finding
  }

  /// The severity of the finding.
  public var severity: Severity { finding.severity }

  /// The code: a `ConfigurationError.Code`, a `ConfigurationWarning.Code`, or one of those that `tabwire check` reports.
  public var code: String { finding.code }

  /// The problem, and how to fix it.
  public var reason: String { finding.reason }

  public var description: String { "\(severity.rawValue): \(audience): \(reason) [\(code)]" }
}
