/// The rules of a configuration that concern more than one of its members, in the order in which they are reported.
struct ConfigurationValidation {
  let active: TabID?
  let tabs: [TabData]
  let places: ConfigurationPlaces?

  func check() throws(ConfigurationError) {
    for (index, tab) in tabs.enumerated() where tab.id.rawValue.isEmpty {
      throw error(.emptyID, .tab(index, .id), "the id is empty; give every tab a lasting name of its own")
    }
    if let index = indexOfDuplicate() {
      throw error(
        .duplicateID, .tab(index, .id), "a tab before it has the id \"\(tabs[index].id)\" too; ids must be unique")
    }
    if tabs.count == 1 {
      throw error(.singleTab, .tabs, "there is one tab; send none, or two and more")
    }
    if !tabs.isEmpty && active == nil {
      throw error(.missingActive, .active, "there are tabs but none is active; name the tab that the page belongs to")
    }
    for (index, tab) in tabs.enumerated() {
      guard let objection = PathSafety.objection(to: tab.path) else { continue }
      throw error(
        .unsafePath, .tab(index, .path),
        "the path may lead away from the app: \(objection); write it relative to the app's start, such as /explore")
    }
    if tabs.count > TabConfiguration.maximumTabs {
      throw error(
        .tooManyTabs, .tabs, "there are \(tabs.count) tabs; at most \(TabConfiguration.maximumTabs) are accepted")
    }
  }

  /// What is accepted but odd, in the order of the text. An unknown `deprecated` is noticed while reading.
  func warnings() -> [ConfigurationWarning] {
    var warnings: [ConfigurationWarning] = []
    if let active, !tabs.contains(where: { $0.id == active }) {
      warnings.append(
        warning(.unknownActive, .active, "no tab has the id \"\(active)\"; the first tab is taken if a hint is needed"))
    }
    for (index, tab) in tabs.enumerated() {
      if let unknown = places?.tabs[index].unknownDeprecation {
        warnings.append(
          warning(
            .unknownDeprecation, .tab(index, .deprecated), "\"\(unknown)\" is neither soft nor hard; read as soft"))
      }
      if let objection = objectionToReplaces(of: tab) {
        warnings.append(warning(.invalidReplaces, .tab(index, .replaces), objection + "; ignored"))
      }
    }
    return warnings
  }

  private func objectionToReplaces(of tab: TabData) -> String? {
    guard let replaced = tab.replaces else { return nil }
    if replaced == tab.id { return "the tab replaces itself" }
    guard let other = tabs.first(where: { $0.id == replaced }) else { return "no tab has the id \"\(replaced)\"" }
    return other.deprecated == nil ? "the tab \"\(replaced)\" is not deprecated" : nil
  }

  /// The first tab whose id another one before it has.
  private func indexOfDuplicate() -> Int? {
    // Comparing each with each is the fastest for the few tabs that people have, but not for a hostile thousand.
    if tabs.count <= 16 {
      for index in tabs.indices.dropFirst() where tabs[..<index].contains(where: { $0.id == tabs[index].id }) {
        return index
      }
      return nil
    }
    var seen: Set<TabID> = []
    return tabs.firstIndex { !seen.insert($0.id).inserted }
  }

  private func error(
    _ code: ConfigurationError.Code, _ member: ConfigurationMember, _ reason: String
  ) -> ConfigurationError {
    ConfigurationError(code: code, member: member, place: places?.place(of: member), reason: reason)
  }

  private func warning(
    _ code: ConfigurationWarning.Code, _ member: ConfigurationMember, _ reason: String
  ) -> ConfigurationWarning {
    ConfigurationWarning(code: code, path: member.path, place: places?.place(of: member), reason: reason)
  }
}
