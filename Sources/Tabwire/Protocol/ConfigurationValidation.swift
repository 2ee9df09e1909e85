/// The rules of a configuration that concern more than the type of a member, in the order in which they are reported.
struct ConfigurationValidation {
  let active: TabID?
  let tabs: [TabData]
  let revision: Int64?

  func check() throws(ConfigurationObjection) {
    if let revision, revision < 0 || revision > TabConfiguration.maximumInteger {
      throw ConfigurationObjection(
        .malformed, .revision,
        "it is \(revision); an integer from 0 to \(TabConfiguration.maximumInteger) is needed")
    }
    for (index, tab) in tabs.enumerated() where tab.id.rawValue.isEmpty {
      throw ConfigurationObjection(
        .emptyID, .tab(index, .id), "the id is empty; give every tab a lasting name of its own")
    }
    if let index = indexOfDuplicate() {
      throw ConfigurationObjection(
        .duplicateID, .tab(index, .id), "a tab before it has the id \"\(tabs[index].id)\" too; ids must be unique")
    }
    if tabs.count == 1 {
      throw ConfigurationObjection(.singleTab, .tabs, "there is one tab; send none, or two and more")
    }
    if !tabs.isEmpty && active == nil {
      throw ConfigurationObjection(
        .missingActive, .active, "there are tabs but none is active; name the tab that the page belongs to")
    }
    for (index, tab) in tabs.enumerated() {
      guard let danger = PathSafety.danger(of: tab.path) else { continue }
      throw ConfigurationObjection(
        .unsafePath, .tab(index, .path),
        "the path may lead away from the app: \(danger); write it relative to the app's start, such as /explore")
    }
    if tabs.count > TabConfiguration.maximumTabCount {
      throw ConfigurationObjection(
        .tooManyTabs, .tabs, "there are \(tabs.count) tabs; at most \(TabConfiguration.maximumTabCount) are accepted")
    }
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
}
