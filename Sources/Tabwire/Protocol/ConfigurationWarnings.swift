/// Finds the values of an accepted configuration that are ignored, or read as another value.
struct ConfigurationWarnings {
  private typealias Finding = (code: ConfigurationWarning.Code, member: ConfigurationMember, reason: String)

  let active: TabID?
  let tabs: [TabData]
  /// The values of `deprecated` that are neither `soft` nor `hard`, with the positions of their tabs.
  let unknownDeprecations: [(tab: Int, value: String)]

  /// Returns the warnings, first that of `active`, then those of the tabs in their order.
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
    if let active, !tabs.contains(where: { $0.id == active }) {
      findings.append(
        (.unknownActive, .member(.active), "no tab has the id \"\(active)\"; the first tab is used instead"))
    }
    for unknown in unknownDeprecations {
      let reason = "\"\(unknown.value)\" is neither soft nor hard; read as soft"
      findings.append((.unknownDeprecation, .tab(unknown.tab, .deprecated), reason))
    }
    for (index, tab) in tabs.enumerated() {
      guard let reason = reasonToIgnoreReplaces(of: tab) else { continue }
      findings.append((.invalidReplaces, .tab(index, .replaces), reason + "; ignored"))
    }
    return findings
  }

  private func reasonToIgnoreReplaces(of tab: TabData) -> String? {
    guard let replaced = tab.replaces else { return nil }
    if replaced == tab.id { return "the tab replaces itself" }
    guard let other = tabs.first(where: { $0.id == replaced }) else { return "no tab has the id \"\(replaced)\"" }
    return other.deprecated == nil ? "the tab \"\(replaced)\" is not deprecated" : nil
  }
}
