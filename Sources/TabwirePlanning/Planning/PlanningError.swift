import Tabwire

/// Why the states of a client cannot be walked.
public struct PlanningError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The most tabs of one configuration that may be deprecated or replace one: each doubles the number of states.
  public static let maximumChangingTabs = 12

  /// How many such tabs there are.
  public let changingTabs: Int

  public var description: String {
    "\(changingTabs) of its tabs are deprecated or replace one; at most \(Self.maximumChangingTabs) can be walked, "
      + "because each doubles the number of states; finish some of the removals first"
  }

  /// - Throws: if there are too many states under a configuration.
  static func check(_ configuration: TabConfiguration) throws(PlanningError) {
    let count = configuration.changingTabs.count
    guard count <= maximumChangingTabs else { throw PlanningError(changingTabs: count) }
  }
}

extension TabConfiguration {
  /// The tabs that are shown or not depending on what is open already.
  var changingTabs: [TabID] {
    tabs.filter { $0.deprecated != nil || $0.replaces != nil }.map(\.id)
  }
}
