/// Finds what is accepted in a configuration although it does not do what its author meant.
struct ConfigurationReview {
  private typealias Remark = (code: ConfigurationWarning.Code, member: ConfigurationMember, reason: String)

  let active: TabID?
  let tabs: [TabData]
  /// The values of `deprecated` that mean nothing, with the positions of their tabs.
  let unknownDeprecations: [(tab: Int, value: String)]

  /// The warnings, first that of `active`, then those of the tabs in their order.
  ///
  /// - Parameter text: the text that the configuration was read from, to tell where in it something is odd.
  func warnings(text: UnsafeBufferPointer<UInt8>?) -> [ConfigurationWarning] {
    let remarks = remarks()
    if remarks.isEmpty { return [] }
    let places = text.map { ConfigurationPlaces(in: $0) }
    return remarks.map { remark in
      ConfigurationWarning(
        code: remark.code, path: remark.member.path, tabIndex: remark.member.tabIndex,
        place: places?.place(of: remark.member), reason: remark.reason)
    }
  }

  private func remarks() -> [Remark] {
    var remarks: [Remark] = []
    if let active, !tabs.contains(where: { $0.id == active }) {
      remarks.append((.unknownActive, .active, "no tab has the id \"\(active)\"; the first tab stands in for it"))
    }
    for unknown in unknownDeprecations {
      let reason = "\"\(unknown.value)\" is neither soft nor hard; read as soft"
      remarks.append((.unknownDeprecation, .tab(unknown.tab, .deprecated), reason))
    }
    for (index, tab) in tabs.enumerated() {
      guard let objection = objectionToReplaces(of: tab) else { continue }
      remarks.append((.invalidReplaces, .tab(index, .replaces), objection + "; ignored"))
    }
    return remarks
  }

  private func objectionToReplaces(of tab: TabData) -> String? {
    guard let replaced = tab.replaces else { return nil }
    if replaced == tab.id { return "the tab replaces itself" }
    guard let other = tabs.first(where: { $0.id == replaced }) else { return "no tab has the id \"\(replaced)\"" }
    return other.deprecated == nil ? "the tab \"\(replaced)\" is not deprecated" : nil
  }
}
