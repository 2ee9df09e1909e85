/// The rules of a configuration beyond the types of its members, in the order in which they are reported.
struct ConfigurationValidator {
  let values: MemberValues<MessageMember>
  /// The tabs and actions.
  let tabs: [TabData]

  func validate() throws(ConfigurationError) {
    for member in MessageMember.allCases { try check(values.integer(member), member) }
    for (index, tab) in tabs.enumerated() where tab.owns.count > TabData.maximumOwnedPathCount {
      throw ConfigurationError(
        .malformed, .tab(index, .owns),
        "it has \(tab.owns.count) paths; at most \(TabData.maximumOwnedPathCount) are accepted")
    }
    for (index, tab) in tabs.enumerated() where tab.id.rawValue.isEmpty {
      throw ConfigurationError(.emptyID, .tab(index, .id), "the id is empty; give every tab a stable id of its own")
    }
    if let index = indexOfDuplicate() {
      throw ConfigurationError(
        .duplicateID, .tab(index, .id), "an earlier tab has the id \"\(tabs[index].id)\" too; ids must be unique")
    }
    try checkTabCount()
    if !tabs.isEmpty && values[.active].isAbsent {
      throw ConfigurationError(
        .missingActive, .member(.active), "there are tabs but none is active; name the tab that the page belongs to")
    }
    for (index, tab) in tabs.enumerated() {
      try check(tab.path, .tab(index, .path), "the path")
      for (position, path) in tab.owns.enumerated() {
        try check(path, .tab(index, .owns), "owned path \(position + 1), \"\(path)\",")
      }
      if let image = tab.image { try check(image.path, .tab(index, .image), "the path of the image") }
    }
    if tabs.count > TabConfiguration.maximumTabCount {
      throw ConfigurationError(
        .tooManyTabs, .member(.tabs),
        "there are \(tabs.count) tabs; at most \(TabConfiguration.maximumTabCount) are accepted")
    }
  }

  private func check(_ number: Int64?, _ member: MessageMember) throws(ConfigurationError) {
    guard let number, !(0...TabConfiguration.maximumInteger).contains(number) else { return }
    throw ConfigurationError(
      .malformed, .member(member), "it is \(number); \(MemberType.integer.accepted) is needed")
  }

  /// Actions are no tabs: neither one tab nor none can stand beside them (P23.3).
  private func checkTabCount() throws(ConfigurationError) {
    var count = 0
    for tab in tabs where !tab.isAction {
      count += 1
      if count == 2 { return }
    }
    if tabs.isEmpty { return }
    let found = count == 1 ? "there is one tab" : "there are actions, but no tabs"
    let beside = tabs.count > count && count == 1 ? " beside actions" : ""
    throw ConfigurationError(.singleTab, .member(.tabs), "\(found)\(beside); send none, or at least two")
  }

  private func check(_ path: String, _ member: ConfigurationMember, _ name: @autoclosure () -> String)
    throws(ConfigurationError)
  {
    guard let danger = PathSafety.danger(of: path) else { return }
    throw ConfigurationError(
      .unsafePath, member,
      "\(name()) may lead away from the app: \(danger); write it relative to the app's start URL, such as /explore")
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
