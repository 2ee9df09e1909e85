/// The kinds of transitions, the first eleven named for the cases of the reconciliation.
public enum TransitionKind: String, Sendable, Hashable, CaseIterable {
  /// Case 1: no tabs before, none wanted (R7.1).
  case bootstrapKept
  /// Case 2: the bootstrap container became the active tab; containers for the other tabs were created (R7.3).
  case promoted
  /// Case 3: the selected container became the bootstrap container; the others were disposed (R7.2).
  case demoted
  /// Case 4: the same tabs (R7.6).
  case unchanged
  /// Case 5: the same tabs, another active one (R7.5). The hint is ignored.
  case hintIgnored
  /// Case 6: the same tabs in another order (R7.4). The order is ignored, unless the configuration reorders (R16.1).
  case orderIgnored
  /// Case 7: tabs were added (R7.7).
  case added
  /// Case 8: tabs were removed, but not the selected one (R7.8).
  case removed
  /// Case 9: the selected tab was removed; its container represents a tab that was visible before (R7.10).
  case activeRemoved
  /// Case 10: tabs were added and removed (R7.9).
  case replaced
  /// Case 11: all tabs were replaced (R7.12).
  case allReplaced
  /// The configuration is older than one that was accepted before, and dropped (R5.2).
  case stale
  /// The configuration was rejected (R5.1).
  case rejected
  /// The user selected another tab (R11.3).
  case selected
  /// The user selected the selected tab again: it goes to its root, or scrolls to the top (R11.2).
  case reselected
  /// An address was opened in the selected tab (R13.24).
  case opened
  /// The user performed an action (R17.7).
  case performed
  /// A container loaded a page (R12.2), or its first page appeared (R12.3).
  case loaded
  /// The app came back (R20).
  case resumed
  /// There is no such container or action, or the address is not on the app's origin.
  case ignored

  /// The number of the case in the reconciliation, or `nil` if it is none.
  public var caseNumber: Int? {
    Self.allCases.prefix(11).firstIndex(of: self).map { $0 + 1 }
  }
}
