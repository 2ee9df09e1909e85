@testable import Tabwire
@testable import TabwireServer

/// The laws that every app keeps when it accepts a configuration, from a page or from a stream.
enum Laws {
  /// - Returns: The violation, or `nil`.
  static func violation(
    accepting configuration: TabConfiguration, from before: NavigationState<Int>, to after: NavigationState<Int>,
    _ transition: Transition<Int>
  ) -> String? {
    if after.selectedID != before.selectedID { return "a configuration selects another container" }
    let kept = Set(after.tabs.map(\.id))
    if transition.forgetsHistory {
      return kept.contains { id in id != before.selectedID && before.tabs.contains { $0.id == id } }
        ? "a container of another session survives" : nil
    }
    if transition.kind == .stale { return nil }
    let wanted = Set(configuration.tabs.map(\.id))
    let lost = before.tabs.first { tab in
      tab.represents.map { wanted.contains($0.id) } == true && !kept.contains(tab.id) && !isMorphedInto(tab, after)
    }
    return lost.map { "the container of \($0.represents?.id.rawValue ?? "") is lost" }
  }

  /// Whether the selected container represents the tab of a container that is gone.
  private static func isMorphedInto(_ tab: TabItem<Int>, _ after: NavigationState<Int>) -> Bool {
    after.selected.represents?.id == tab.represents?.id
  }
}
