/// Finds the values of an accepted configuration that are ignored, or read as another value.
struct ConfigurationWarnings {
  let active: TabID?
  /// The tabs and actions.
  let entries: [TabData]

  /// The warnings: first that of `active`, then what could not be read, then those of the tabs in their order.
  ///
  /// - Parameter unread: The warnings of what could not be read.
  func warnings(unread: [ConfigurationWarning]) -> [ConfigurationWarning] {
    var warnings: [ConfigurationWarning] = []
    if let active, !entries.contains(where: { $0.id == active && !$0.isAction }) {
      warnings.append(
        ConfigurationWarning(.unknownActive, .member(.active), "\(missing(active)); the first tab is used instead"))
    }
    warnings += unread
    var hasSearch = false
    for (index, tab) in entries.enumerated() {
      if tab.isAction {
        for member in tab.values.present where member.row.effect == .behavior {
          warnings.append(
            ConfigurationWarning(.ignoredMember, .tab(index, member), "an action has no \(member.name); ignored"))
        }
        continue
      }
      if let reason = reasonToIgnoreReplaces(of: tab) {
        warnings.append(ConfigurationWarning(.invalidReplaces, .tab(index, .replaces), reason + "; ignored"))
      }
      if tab.role == .search {
        if hasSearch {
          warnings.append(
            ConfigurationWarning(.repeatedRole, .tab(index, .role), "an earlier tab is search, too; ignored"))
        }
        hasSearch = true
      }
    }
    return warnings
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
