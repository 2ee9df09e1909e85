import Tabwire
import TabwireScenarios

/// The states that clients can be in while they hold a configuration, with the tabs in its order.
///
/// A client may have launched with the configuration, or received it with any of the deprecated tabs and any of their
/// replacements already open; then its user may have selected tabs. ``ClientHistory`` adds other orders.
struct ClientStates {
  /// The identity of a state on the screen: the tabs from left to right, the selected one, and whether its page hides the tab bar.
  struct Key: Hashable {
    let tabs: [TabID]
    let selected: Int
    let isTabBarHidden: Bool

    /// - Parameters:
    ///   - client: The client.
    ///   - alike: The tabs whose states count as one.
    init(_ client: Client, alike: AlikeTabs = .none) {
      let selectedTab = client.state.selected.represents?.id
      tabs = alike.canonical(client.state.tabs.compactMap { $0.represents?.id }, selected: selectedTab)
      selected = selectedTab.flatMap(tabs.firstIndex) ?? 0
      isTabBarHidden = client.state.isTabBarHidden
    }
  }

  /// A client in each state: bootstrap first, then from the fewest retained tabs to the most.
  private(set) var clients: [Client] = []
  private var seen: Set<Key> = []
  private let alike: AlikeTabs
  private let maximumCount: Int?
  /// The states that are left out, or `nil` if there are none.
  private(set) var omission: PlanOmission?

  /// - Parameters:
  ///   - configuration: The configuration that the clients hold.
  ///   - alike: The tabs whose states count as one.
  ///   - coverage: The states to cover.
  /// - Throws: A ``PlanningError`` if all states are to be covered, and there are too many.
  init(
    under configuration: TabConfiguration, alike: AlikeTabs = .none, coverage: PlanCoverage = .all
  ) throws(PlanningError) {
    if case .all = coverage { try PlanningError.check(configuration, alike: alike) }
    self.alike = alike
    maximumCount = coverage.maximumStateCount(under: configuration)
    let changing = configuration.changingTabs
    let maximumSetCount = coverage.maximumOpenSetCount(under: configuration)
    if let maximumSetCount, alike.hasMoreOpenSets(of: changing, than: maximumSetCount) {
      omission = PlanOmission(changingTabCount: changing.count)
    }
    add(Client())
    var fresh = Client()
    _ = fresh.accept(configuration)
    add(fresh)
    // It has the same screen as the first client, but knows a session.
    if fresh.state.isBootstrap, configuration.session != nil { clients.append(fresh) }
    for choice in alike.openSets(of: changing, maximumCount: maximumSetCount) {
      let absent = Set(changing.indices.filter { choice & 1 << $0 == 0 }.map { changing[$0] })
      let open = configuration.tabs.filter { !absent.contains($0.id) }
      for tab in open {
        guard var client = Self.client(with: open, on: tab.id, before: configuration) else { continue }
        _ = client.accept(configuration)
        add(client)
      }
    }
    addSelections()
    if let maximumCount, clients.count > maximumCount {
      clients.removeLast(clients.count - maximumCount)
      omission = PlanOmission(changingTabCount: changing.count)
    }
  }

  /// The states of the clients that launched with a configuration.
  ///
  /// - Parameter configuration: The configuration.
  init(startedWith configuration: TabConfiguration) {
    (alike, maximumCount) = (.none, nil)
    var client = Client()
    _ = client.accept(configuration)
    add(client)
    addSelections()
  }

  /// Returns a client that had some tabs open before any of them was deprecated.
  private static func client(
    with open: [TabData], on active: TabID, before configuration: TabConfiguration
  ) -> Client? {
    var tabs = open.map(\.withoutDeprecation)
    if tabs.count == 1 {
      // A bar has at least two tabs, so there was another one, removed since.
      var name = "other"
      while configuration.tabs.contains(where: { $0.id.rawValue == name }) { name += "'" }
      tabs.append(TabData(id: TabID(name), title: "", icon: "", path: ""))
    }
    guard let before = try? TabConfiguration(active: active, tabs: tabs) else { return nil }
    var client = Client()
    _ = client.accept(before)
    return client
  }

  private mutating func add(_ client: Client) {
    if seen.insert(Key(client, alike: alike)).inserted { clients.append(client) }
  }

  /// Adds the states that users reach by selecting tabs.
  private mutating func addSelections() {
    var next = 0
    while next < clients.count, clients.count <= maximumCount ?? .max {
      let client = clients[next]
      next += 1
      for tab in client.state.tabs {
        guard let id = tab.represents?.id else { continue }
        var other = client
        _ = other.select(id)
        add(other)
      }
    }
  }
}
