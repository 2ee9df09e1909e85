import Tabwire

/// What a client shows: its containers in the order of the tab bar, and which of them the user looks at.
public struct Bar: Sendable, Hashable {
  /// A container, which owns a web view, a way back, a scroll position and half-typed forms.
  public struct Container: Sendable, Hashable {
    /// Which container it is: numbered from 1 from left to right before the change, and on from there for new ones.
    public let number: Int
    /// The tab that it represents. Nothing in bootstrap.
    public let tab: TabData?
  }

  /// How many tabs the bars of phones have room for: what exceeds it goes under More on iOS, and Android allows no more.
  public static let roomOnPhones = 5

  /// The containers from left to right. A single one in bootstrap.
  public let containers: [Container]
  /// The number of the container that the user looks at.
  public let selected: Int

  /// Whether there is a single web view and no tab bar.
  public var isBootstrap: Bool { containers.allSatisfy { $0.tab == nil } }

  /// The tab that the user is in. Nothing in bootstrap.
  public var selectedTab: TabData? { containers.first { $0.number == selected }?.tab }

  /// The tabs from left to right. None in bootstrap.
  public var tabs: [TabData] { containers.compactMap(\.tab) }

  /// The tabs that are on another bar, too, in the order that they have here.
  func common(with other: Bar) -> [TabID] {
    tabs.map(\.id).filter { id in other.tabs.contains { $0.id == id } }
  }

  /// What a container represents.
  func tab(of number: Int) -> TabData? { containers.first { $0.number == number }?.tab }

  /// - Parameter numbers: the number of each container.
  init(of client: Client, numbers: [Int: Int]) {
    containers = client.state.tabs.map { Container(number: numbers[$0.id] ?? 0, tab: $0.represents) }
    selected = numbers[client.state.selectedID] ?? 0
  }

  /// - Parameter client: a client, whose containers keep their numbers.
  init(_ client: Client) {
    self.init(of: client, numbers: Dictionary(uniqueKeysWithValues: client.state.tabs.map { ($0.id, $0.id) }))
  }
}
