import Tabwire
import TabwireScenarios

extension TabConfiguration {
  /// Whether new launches show a tab bar.
  var hasTabBarAtLaunch: Bool {
    var client = Client()
    return client.accept(self).promoted != nil
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
