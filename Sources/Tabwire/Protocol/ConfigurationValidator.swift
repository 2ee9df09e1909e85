/// The rules of a configuration beyond the types of its members, in the order in which they are reported.
struct ConfigurationValidator {
  let active: TabID?
  let tabs: [TabData]
  let revision: Int64?

  func validate() throws(InvalidMemberError) {
    if let revision, revision < 0 || revision > TabConfiguration.maximumInteger {
      throw InvalidMemberError(
        .malformed, .member(.revision),
        "it is \(revision); an integer from 0 to \(TabConfiguration.maximumInteger) is needed")
    }
    for (index, tab) in tabs.enumerated() where tab.owns.count > TabData.maximumOwnedPathCount {
      throw InvalidMemberError(
        .malformed, .tab(index, .owns),
        "it has \(tab.owns.count) paths; at most \(TabData.maximumOwnedPathCount) are accepted")
    }
    for (index, tab) in tabs.enumerated() where tab.id.rawValue.isEmpty {
      throw InvalidMemberError(.emptyID, .tab(index, .id), "the id is empty; give every tab a stable id of its own")
    }
    if let index = indexOfDuplicate() {
      throw InvalidMemberError(
        .duplicateID, .tab(index, .id), "an earlier tab has the id \"\(tabs[index].id)\" too; ids must be unique")
    }
    if tabs.count == 1 {
      throw InvalidMemberError(.singleTab, .member(.tabs), "there is one tab; send none, or at least two")
    }
    if !tabs.isEmpty && active == nil {
      throw InvalidMemberError(
        .missingActive, .member(.active), "there are tabs but none is active; name the tab that the page belongs to")
    }
    for (index, tab) in tabs.enumerated() {
      try check(tab.path, .tab(index, .path), "the path")
      for (position, path) in tab.owns.enumerated() {
        try check(path, .tab(index, .owns), "owned path \(position + 1), \"\(path)\",")
      }
    }
    if tabs.count > TabConfiguration.maximumTabCount {
      throw InvalidMemberError(
        .tooManyTabs, .member(.tabs),
        "there are \(tabs.count) tabs; at most \(TabConfiguration.maximumTabCount) are accepted")
    }
  }

  private func check(_ path: String, _ member: ConfigurationMember, _ name: String) throws(InvalidMemberError) {
    guard let danger = PathSafety.danger(of: path) else { return }
    throw InvalidMemberError(
      .unsafePath, member,
      "\(name) may lead away from the app: \(danger); write it relative to the app's start URL, such as /explore")
  }

  /// The first tab with the id of an earlier one.
  private func indexOfDuplicate() -> Int? {
    // Comparing each with each is fastest for the few tabs of an app, but not for a hostile thousand.
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
