import Tabwire

/// The states that a plan covers.
public enum PlanCoverage: Sendable, Hashable {
  /// Every state. A plan with too many states throws a ``PlanningError``.
  case all
  /// At most as many states as take about a second: those with the fewest deprecated tabs open, and those with all of them
  /// open. ``Plan/omission`` describes the states that are left out.
  case limited

  /// Returns the maximum number of states, or `nil` for all. The time of a state, and its part of a report, grow with the tabs.
  func maximumStateCount(under configuration: TabConfiguration) -> Int? {
    switch self {
    case .all: nil
    case .limited: 3_000 / max(configuration.tabs.count, 6)
    }
  }

  /// Returns the maximum number of sets of open tabs, or `nil` for all. A set has several states: each of its tabs can be
  /// selected. Each tab alone is always among the sets.
  func maximumOpenSetCount(under configuration: TabConfiguration) -> Int? {
    maximumStateCount(under: configuration).map { max(configuration.changingTabs.count + 2, $0 / 6) }
  }
}

/// The states that a plan leaves out.
public struct PlanOmission: Sendable, Hashable, CustomStringConvertible {
  /// The number of tabs that are deprecated or replace one.
  public let changingTabCount: Int

  public var description: String {
    "Some states are left out: \(changingTabCount) tabs are deprecated or replace one, and each doubles the number of states. "
      + "This report covers apps with the fewest of these tabs open, and apps with all of them open. Finish some of the "
      + "removals first."
  }
}
