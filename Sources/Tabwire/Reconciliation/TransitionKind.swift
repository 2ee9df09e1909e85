/// The kinds of transitions, the first eleven named for the cases of the reconciliation.
public enum TransitionKind: String, Sendable, Hashable, CaseIterable {
  /// Case 1: no tabs before, none wanted.
  case bootstrapKept
  /// Case 2: the bootstrap container became the active tab; containers for the other tabs were created.
  case promoted
  /// Case 3: the selected container became the bootstrap container; the others were disposed.
  case demoted
  /// Case 4: the same tabs.
  case unchanged
  /// Case 5: the same tabs, another active one. The hint is ignored.
  case hintIgnored
  /// Case 6: the same tabs in another order. The order is ignored.
  case orderIgnored
  /// Case 7: tabs were added.
  case added
  /// Case 8: tabs were removed, but not the selected one.
  case removed
  /// Case 9: the selected tab was removed; its container represents a tab that was visible before.
  case activeRemoved
  /// Case 10: tabs were added and removed.
  case replaced
  /// Case 11: all tabs were replaced.
  case allReplaced
  /// The configuration is older than one that was accepted before, and dropped.
  case stale
  /// The configuration was rejected.
  case rejected
  /// The user selected another tab.
  case selected
  /// The user selected the selected tab again: it goes to its root, or scrolls to the top.
  case reselected
  /// An address was opened in the selected tab.
  case opened
  /// A container loaded a page.
  case loaded
  /// There is no such container, or the address is not on the app's origin.
  case ignored

  /// The number of the case in the reconciliation, or `nil` if it is none.
  public var caseNumber: Int? {
    Self.allCases.prefix(11).firstIndex(of: self).map { $0 + 1 }
  }
}
