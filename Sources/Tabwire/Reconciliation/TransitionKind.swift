/// The kinds of transitions, the first eleven named for the cases of the reconciliation.
public enum TransitionKind: String, Sendable, Hashable, CaseIterable {
  /// Case 1: no tabs before, none wanted.
  case bootstrapKept
  /// Case 2: the bootstrap container became the active tab and got siblings.
  case promoted
  /// Case 3: the selected container lost its tab and all its siblings.
  case demoted
  /// Case 4: the same tabs.
  case unchanged
  /// Case 5: the same tabs; the server takes another one for the active one, which is ignored.
  case hintIgnored
  /// Case 6: the same tabs in another order, which is ignored.
  case orderIgnored
  /// Case 7: tabs were added.
  case added
  /// Case 8: tabs were removed, but not the selected one.
  case removed
  /// Case 9: the selected tab was removed; its container took the place of a tab that was there before.
  case activeRemoved
  /// Case 10: tabs were added and removed.
  case replaced
  /// Case 11: no tab is left of those before.
  case allReplaced
  /// The configuration is older than one that was accepted before, and dropped.
  case stale
  /// The user turned to another tab.
  case selected
  /// The user tapped the selected tab again: it goes to its root, or scrolls to the top.
  case reselected
  /// The container to select is not there.
  case ignored

  /// The number of the case in the reconciliation, if it is one.
  public var caseNumber: Int? {
    switch self {
    case .bootstrapKept: 1
    case .promoted: 2
    case .demoted: 3
    case .unchanged: 4
    case .hintIgnored: 5
    case .orderIgnored: 6
    case .added: 7
    case .removed: 8
    case .activeRemoved: 9
    case .replaced: 10
    case .allReplaced: 11
    case .stale, .selected, .reselected, .ignored: nil
    }
  }
}
