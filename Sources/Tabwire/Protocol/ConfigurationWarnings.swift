/// Finds the values of an accepted configuration that are ignored, or read as another value.
struct ConfigurationWarnings {
  private typealias Finding = (code: ConfigurationWarning.Code, member: ConfigurationMember, reason: String)

  let active: TabID?
  /// The tabs and actions.
  let entries: [TabData]
  let unread: [UnreadValue]

  /// Returns the warnings: first that of `active`, then what could not be read, then those of the tabs in their order.
  ///
  /// - Parameter text: The text that the configuration was read from, or `nil` if it was not read from text.
  func warnings(text: UnsafeBufferPointer<UInt8>?) -> [ConfigurationWarning] {
    let findings = findings()
    if findings.isEmpty { return [] }
    let places = text.map { ConfigurationPlaces(in: $0) }
    return findings.map { finding in
      ConfigurationWarning(
        code: finding.code, path: finding.member.path, tabIndex: finding.member.tabIndex,
        place: places?.place(of: finding.member), reason: finding.reason)
    }
  }

  private func findings() -> [Finding] {
    var findings: [Finding] = []
    if let active, !entries.contains(where: { $0.id == active && !$0.isAction }) {
      findings.append((.unknownActive, .member(.active), "\(missing(active)); the first tab is used instead"))
    }
    findings += unread.compactMap { finding($0) }
    var hasSearch = false
    for (index, tab) in entries.enumerated() {
      if tab.isAction {
        for member in TabMember.allCases where member.isForTabsOnly && tab.has(member) {
          findings.append((.ignoredMember, .tab(index, member), "an action has no \(member.rawValue); ignored"))
        }
        continue
      }
      if let reason = reasonToIgnoreReplaces(of: tab) {
        findings.append((.invalidReplaces, .tab(index, .replaces), reason + "; ignored"))
      }
      if tab.role == .search {
        if hasSearch { findings.append((.repeatedRole, .tab(index, .role), "an earlier tab is search, too; ignored")) }
        hasSearch = true
      }
    }
    return findings
  }

  private func finding(_ unread: UnreadValue) -> Finding? {
    switch unread {
    case .unreadable(let member, let reason): (.unreadable, member, "\(reason); ignored")
    case .unknown(let index, _, _) where entries[index].isAction: nil
    case .unknown(let index, .role, let value): (.unknownRole, .tab(index, .role), "\"\(value)\" is no role; ignored")
    case .unknown(let index, let member, let value):
      (.unknownDeprecation, .tab(index, member), "\"\(value)\" is neither soft nor hard; read as soft")
    }
  }

  private func reasonToIgnoreReplaces(of tab: TabData) -> String? {
    guard let replaced = tab.replaces else { return nil }
    if replaced == tab.id { return "the tab replaces itself" }
    guard let other = entries.first(where: { $0.id == replaced && !$0.isAction }) else { return missing(replaced) }
    return other.deprecated == nil ? "the tab \"\(replaced)\" is not deprecated" : nil
  }

  private func missing(_ id: TabID) -> String {
    entries.contains { $0.id == id } ? "\"\(id)\" is an action" : "no tab has the id \"\(id)\""
  }
}
