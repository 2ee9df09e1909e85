extension NavigationState {
  /// What is wrong with the state, in a sentence; nothing as long as the algorithm is right.
  ///
  /// Debug builds check it after every step.
  var brokenInvariant: String? {
    if !tabs.contains(where: { $0.id == selectedID }) { return "the selected container is not among the tabs" }
    if Set(tabs.map(\.id)).count != tabs.count { return "two tabs are the same container" }
    let represented = tabs.compactMap(\.represents)
    if tabs.count == 1 { return represented.isEmpty ? nil : "the only container represents a tab" }
    if represented.count != tabs.count { return "a container on the tab bar represents nothing" }
    if Set(represented.map(\.id)).count != tabs.count { return "two containers represent the same tab" }
    return nil
  }
}
