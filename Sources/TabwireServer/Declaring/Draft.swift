import Tabwire

/// A configuration on its way to being one that no client rejects.
struct Draft {
  private(set) var tabs: [Tab]
  private(set) var revision: Int64?
  let session: SessionKey?

  /// What clients are sent, and how it is written.
  ///
  /// - Throws: the first reason for which they would reject it.
  func configuration(active: Tab?) throws(TabBarMistake) -> (TabConfiguration, json: String) {
    do throws(ConfigurationError) {
      let configuration = try TabConfiguration(
        active: active?.id ?? tabs.first?.id, tabs: tabs.map(\.data), revision: revision, session: session?.rawValue)
      let json = configuration.json
      try TabConfiguration.checkSize(of: json)
      return (configuration, json)
    } catch {
      throw TabBarMistake(tab: error.tabIndex.map { tabs[$0].id }, reason: error)
    }
  }

  /// Takes out what is wrong. Each call makes the draft smaller, and an empty one is never wrong.
  mutating func leaveOut(what reason: ConfigurationError) {
    switch reason.code {
    case .emptyID, .duplicateID, .unsafePath:
      tabs.remove(at: reason.tabIndex ?? tabs.startIndex)
    case .tooManyTabs:
      tabs.removeLast(tabs.count - TabConfiguration.maximumTabCount)
    case .malformed where revision != nil:
      revision = nil
    case .tooLarge where tabs.count > 2:
      let sizes = tabs.map(\.data.size)
      tabs.remove(at: sizes.indices.max { sizes[$0] < sizes[$1] } ?? tabs.startIndex)
    case .singleTab, .missingActive, .malformed, .tooLarge:
      tabs = []
    }
  }
}

extension TabData {
  /// About how much text describes the tab.
  fileprivate var size: Int {
    [id.rawValue, title, icon, path, replaces?.rawValue ?? "", badge ?? ""].reduce(0) { $0 + $1.utf8.count }
  }
}
