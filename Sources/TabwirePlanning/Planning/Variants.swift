import Tabwire
import TabwireScenarios

extension TabConfiguration {
  /// Whether new launches show a tab bar.
  var hasTabBarAtLaunch: Bool {
    var client = Client()
    return client.accept(self).promoted != nil
  }

  /// Whether the tabs that this configuration shares with another one have the same order in both.
  func keepsOrder(of other: TabConfiguration) -> Bool {
    func shared(_ one: TabConfiguration, with other: TabConfiguration) -> [TabID] {
      one.tabs.map(\.id).filter { id in other.tabs.contains { $0.id == id } }
    }
    return shared(self, with: other) == shared(other, with: self)
  }

  /// The configuration without its revision.
  var withoutRevision: TabConfiguration { with(revision: nil, session: session) }

  /// The configuration without its session.
  package var withoutSession: TabConfiguration { with(revision: revision, session: nil) }
}

extension TabData {
  /// The tab without a deprecation and without replacing another one.
  var withoutDeprecation: TabData { with(deprecated: nil, replaces: nil) }
}
