import Tabwire

/// A transition in one line, such as `case 9 · explore morphs into home · trips disposed`.
struct TransitionSummary<ID: Hashable & Sendable>: CustomStringConvertible {
  let description: String

  /// Creates the summary of a transition.
  ///
  /// - Parameters:
  ///   - transition: The transition.
  ///   - before: The state before it.
  ///   - after: The state after it.
  init(of transition: Transition<ID>, from before: NavigationState<ID>, to after: NavigationState<ID>) {
    func name(_ id: ID, in state: NavigationState<ID>) -> String {
      state.tabs.first { $0.id == id }?.represents?.id.rawValue ?? "bootstrap"
    }
    func names(_ ids: [ID], in state: NavigationState<ID>) -> String {
      ids.map { name($0, in: state) }.joined(separator: ", ")
    }
    var parts = [transition.kind.caseNumber.map { "case \($0)" } ?? transition.kind.rawValue]
    if let id = transition.selected { parts.append("\(name(id, in: before)) selected") }
    if let id = transition.promoted { parts.append("bootstrap becomes \(name(id, in: after))") }
    if let id = transition.demoted { parts.append("\(name(id, in: before)) becomes bootstrap") }
    if let id = transition.morphed { parts.append("\(name(id, in: before)) morphs into \(name(id, in: after))") }
    if !transition.created.isEmpty { parts.append("\(names(transition.created, in: after)) added") }
    if !transition.disposed.isEmpty { parts.append("\(names(transition.disposed, in: before)) disposed") }
    if !transition.updated.isEmpty { parts.append("\(names(transition.updated, in: after)) relabelled") }
    if transition.isReordered { parts.append("reordered") }
    if let id = transition.visits {
      let target = transition.performed.map { "the path of \($0.id)" } ?? "the address"
      parts.append("\(name(id, in: after)) visits \(target)")
    }
    if let id = transition.refreshed { parts.append("\(name(id, in: after)) refreshed") }
    if transition.forgetsHistory { parts.append("history forgotten") }
    if transition.changesActions { parts.append("other actions") }
    if transition.changesSearch { parts.append("another search") }
    if let number = transition.appBadge { parts.append("\(number) on the icon") }
    if let change = transition.tabBar, transition.promoted == nil, transition.demoted == nil {
      parts.append("tab bar \(change.rawValue)")
    }
    if parts.count == 1 { parts.append(Self.explanation(of: transition.kind)) }
    description = parts.joined(separator: " · ")
  }

  private static func explanation(of kind: Transition<ID>.Kind) -> String {
    switch kind {
    case .hintIgnored: "another active tab, ignored"
    case .orderIgnored: "another order, ignored"
    case .stale: "an older configuration, dropped"
    case .ignored: "no such container, or not an address of the app"
    default: "nothing to do"
    }
  }
}
