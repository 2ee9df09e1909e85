import Tabwire

/// The error for a configuration under which clients can be in too many states.
public struct PlanningError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The maximum number of tabs of a configuration that are deprecated or replace one. Each doubles the number of states.
  /// Four or more tabs that the deploy treats alike count as two.
  public static let maximumChangingTabCount = 12

  /// The maximum number of states of apps over a rollout.
  public static let maximumRolloutStateCount = 10_000

  /// The number of tabs that are deprecated or replace one.
  public let changingTabCount: Int

  public var description: String {
    let limit =
      changingTabCount > Self.maximumChangingTabCount
      ? "but at most \(Self.maximumChangingTabCount) are supported, because each doubles the number of states"
      : "which gives apps more than \(Self.maximumRolloutStateCount) states over the rollout"
    return "\(changingTabCount) tabs are deprecated or replace one, \(limit); finish some of the removals first"
  }

  /// - Throws: If clients can be in too many states under a configuration.
  static func check(_ configuration: TabConfiguration, alike: AlikeTabs) throws(PlanningError) {
    // Tabs that are alike have as many states as two.
    let count = configuration.changingTabs.count - alike.groups.map { $0.count - 2 }.reduce(0, +)
    guard count <= maximumChangingTabCount else { throw PlanningError(changingTabCount: count) }
  }
}

extension TabConfiguration {
  /// The tabs that a client shows or not, depending on its previous state.
  var changingTabs: [TabID] {
    tabs.filter { $0.deprecated != nil || $0.replaces != nil }.map(\.id)
  }
}
