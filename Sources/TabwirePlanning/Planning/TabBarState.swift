import Tabwire
import TabwireScenarios

/// The tab bar of a client: its containers and actions in order, and which container is selected.
public struct TabBarState: Sendable, Hashable {
  /// A container, which owns a web view, a navigation stack, a scroll position and half-typed forms.
  public struct Container: Sendable, Hashable {
    /// The number of the container. Before the change, containers are numbered from 1, left to right. New ones follow.
    public let number: Int
    /// The tab that the container represents, or `nil` in bootstrap.
    public let tab: TabData?
  }

  /// What stands in one place of the tab bar.
  public enum Place: Sendable, Hashable {
    case container(Container)
    case action(TabAction)
  }

  /// The containers from left to right; a single one in bootstrap.
  public let containers: [Container]
  /// The number of the selected container.
  public let selected: Int
  /// The actions from left to right, each with the number of the container before it, or `nil` if it is first (R17.4).
  public let actions: [ActionItem<Int>]

  /// The containers and actions from left to right.
  public var places: [Place] {
    func buttons(after number: Int?) -> [Place] {
      actions.filter { $0.after == number }.map { .action($0.action) }
    }
    return buttons(after: nil) + containers.flatMap { [.container($0)] + buttons(after: $0.number) }
  }

  /// Whether there is one container and no tab bar.
  public var isBootstrap: Bool { containers.allSatisfy { $0.tab == nil } }

  /// The selected tab, or `nil` in bootstrap.
  public var selectedTab: TabData? { containers.first { $0.number == selected }?.tab }

  /// The tabs from left to right; empty in bootstrap.
  public var tabs: [TabData] { containers.compactMap(\.tab) }

  /// Returns the tabs that are also on another bar, in the order of this one.
  func common(with other: TabBarState) -> [TabID] {
    tabs.map(\.id).filter { id in other.tabs.contains { $0.id == id } }
  }

  /// Returns whether an action stands behind the same number of common tabs on another bar, and in the same order among the
  /// actions of which that is so.
  func keepsPlace(of action: TabID, on other: TabBarState) -> Bool {
    let (places, others) = (commonTabCounts(with: other), other.commonTabCounts(with: self))
    func neighbors(_ bar: TabBarState) -> [TabID] {
      bar.actions.map { $0.action.id }.filter { places[$0] == places[action] && others[$0] == places[action] }
    }
    return places[action] == others[action]
      && neighbors(self).firstIndex(of: action) == neighbors(other).firstIndex(of: action)
  }

  /// Returns the number of tabs before each action that are also on another bar.
  private func commonTabCounts(with other: TabBarState) -> [TabID: Int] {
    let common = common(with: other)
    var counts: [TabID: Int] = [:]
    var count = 0
    for place in places {
      switch place {
      case .container(let container): if let tab = container.tab, common.contains(tab.id) { count += 1 }
      case .action(let action): counts[action.id] = count
      }
    }
    return counts
  }

  /// Returns the tab that a container represents.
  func tab(of number: Int) -> TabData? { containers.first { $0.number == number }?.tab }

  /// - Parameters:
  ///   - client: The client.
  ///   - numbers: The number of each of its containers.
  init(of client: Client, numbers: [Int: Int]) {
    containers = client.state.tabs.map { Container(number: numbers[$0.id] ?? 0, tab: $0.represents) }
    selected = numbers[client.state.selectedID] ?? 0
    actions = client.state.actions.map { ActionItem(action: $0.action, after: $0.after.map { numbers[$0] ?? 0 }) }
  }

  /// - Parameter client: A client, whose containers keep their ids as numbers.
  init(_ client: Client) {
    self.init(of: client, numbers: Dictionary(uniqueKeysWithValues: client.state.tabs.map { ($0.id, $0.id) }))
  }
}
