import Tabwire
import TabwireScenarios

/// The tab bar of a client: its containers in order, and which of them is selected.
public struct TabBarState: Sendable, Hashable {
  /// A container, which owns a web view, a navigation stack, a scroll position and half-typed forms.
  public struct Container: Sendable, Hashable {
    /// The number of the container. Before the change, containers are numbered from 1, left to right. New ones follow.
    public let number: Int
    /// The tab that the container represents, or `nil` in bootstrap.
    public let tab: TabData?
  }

  /// The containers from left to right; a single one in bootstrap.
  public let containers: [Container]
  /// The number of the selected container.
  public let selected: Int

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

  /// Returns the tab that a container represents.
  func tab(of number: Int) -> TabData? { containers.first { $0.number == number }?.tab }

  /// - Parameters:
  ///   - client: The client.
  ///   - numbers: The number of each of its containers.
  init(of client: Client, numbers: [Int: Int]) {
    containers = client.state.tabs.map { Container(number: numbers[$0.id] ?? 0, tab: $0.represents) }
    selected = numbers[client.state.selectedID] ?? 0
  }

  /// - Parameter client: A client, whose containers keep their ids as numbers.
  init(_ client: Client) {
    self.init(of: client, numbers: Dictionary(uniqueKeysWithValues: client.state.tabs.map { ($0.id, $0.id) }))
  }
}
