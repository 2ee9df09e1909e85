import Tabwire

/// What apps do without Tabwire: at each configuration all tabs are thrown away and made anew.
struct NaiveTabs {
  final class Container {
    let id: Int
    let tab: TabData

    init(id: Int, tab: TabData) {
      self.id = id
      self.tab = tab
    }
  }

  private(set) var containers: [Container] = []
  private(set) var selected: Int?

  mutating func accept(_ configuration: TabConfiguration, makeID: () -> Int) {
    containers = configuration.tabs.map { Container(id: makeID(), tab: $0) }
    selected = containers.first { $0.tab.id == configuration.active }?.id
  }
}
