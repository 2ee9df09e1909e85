import Tabwire

/// A client without Tabwire: each configuration replaces all tabs.
struct NaiveClient {
  private final class Container {
    let id: Int
    let tab: TabData

    init(id: Int, tab: TabData) {
      self.id = id
      self.tab = tab
    }
  }

  private var containers: [Container] = []
  private var selected: Int?
  private var lastID = 0

  mutating func accept(_ configuration: TabConfiguration) {
    containers = configuration.tabs.map { tab in
      lastID += 1
      return Container(id: lastID, tab: tab)
    }
    selected = containers.first { $0.tab.id == configuration.active }?.id
  }
}
