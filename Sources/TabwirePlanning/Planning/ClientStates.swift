import Tabwire

/// Every state that a client can be in while it holds a configuration, however it came there.
///
/// It may have started with the configuration, or come to it with any of the deprecated tabs still open and with any of
/// those open already that wait for them; and it may have tapped its way from there.
struct ClientStates {
  /// What tells one state from another: the tabs from left to right, and which of them is selected.
  struct Key: Hashable {
    let tabs: [TabID]
    let selected: Int

    init(_ client: Client) {
      tabs = client.state.tabs.compactMap { $0.represents?.id }
      selected = client.state.tabs.firstIndex { $0.id == client.state.selectedID } ?? 0
    }
  }

  /// The states: bootstrap first, then from those with the fewest tabs held over to those with the most.
  private(set) var clients: [Client] = []
  private var seen: Set<Key> = []

  /// - Parameter configuration: what the clients hold.
  /// - Throws: if there are too many states.
  init(under configuration: TabConfiguration) throws(PlanningError) {
    try PlanningError.check(configuration)
    let changing = configuration.changingTabs
    note(Client())
    var fresh = Client()
    _ = fresh.accept(configuration)
    note(fresh)
    let choices = (0..<(1 << changing.count)).sorted { ($0.nonzeroBitCount, $0) < ($1.nonzeroBitCount, $1) }
    for choice in choices {
      let absent = Set(changing.indices.filter { choice & 1 << $0 == 0 }.map { changing[$0] })
      let open = configuration.tabs.filter { !absent.contains($0.id) }
      for tab in open {
        guard var client = Self.client(with: open, on: tab.id, before: configuration) else { continue }
        _ = client.accept(configuration)
        note(client)
      }
    }
    followTaps()
  }

  /// The states of the clients that start with a configuration.
  ///
  /// - Parameter configuration: what they start with.
  init(startedWith configuration: TabConfiguration) {
    var client = Client()
    _ = client.accept(configuration)
    note(client)
    followTaps()
  }

  /// A client that had some tabs open before any of them was going away.
  private static func client(
    with open: [TabData], on active: TabID, before configuration: TabConfiguration
  ) -> Client? {
    var tabs = open.map { TabData(id: $0.id, title: $0.title, icon: $0.icon, path: $0.path, badge: $0.badge) }
    if tabs.count == 1 {
      // A bar of one tab is never shown, so it stood beside another one that is gone since.
      var name = "other"
      while configuration.tabs.contains(where: { $0.id.rawValue == name }) { name += "'" }
      tabs.append(TabData(id: TabID(name), title: "", icon: "", path: ""))
    }
    guard let before = try? TabConfiguration(active: active, tabs: tabs) else { return nil }
    var client = Client()
    _ = client.accept(before)
    return client
  }

  private mutating func note(_ client: Client) {
    if seen.insert(Key(client)).inserted { clients.append(client) }
  }

  /// Adds the states that users reach by tapping.
  private mutating func followTaps() {
    var next = 0
    while next < clients.count {
      let client = clients[next]
      next += 1
      for tab in client.state.tabs {
        guard let id = tab.represents?.id else { continue }
        var other = client
        _ = other.select(id)
        note(other)
      }
    }
  }
}
