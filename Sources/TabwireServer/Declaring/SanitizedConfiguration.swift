import Tabwire

/// A configuration from which invalid parts are removed until no client rejects it.
struct SanitizedConfiguration {
  private(set) var tabs: [Tab]
  private(set) var revision: Int64?
  let session: SessionKey?

  /// Validates the configuration.
  ///
  /// - Parameter active: the active tab, or `nil` for the first one.
  /// - Returns: the configuration, and its JSON.
  /// - Throws: the first reason why clients would reject it.
  func validated(active: Tab?) throws(TabBarError) -> (configuration: TabConfiguration, json: String) {
    do throws(ConfigurationError) {
      let configuration = try TabConfiguration(
        active: active?.id ?? tabs.first?.id, tabs: tabs.map(\.data), revision: revision, session: session?.rawValue)
      let json = configuration.json
      try TabConfiguration.checkSize(of: json)
      return (configuration, json)
    } catch {
      throw TabBarError(tab: error.tabIndex.map { tabs[$0].id }, reason: error)
    }
  }

  /// Removes the invalid part. Each call makes the configuration smaller, and an empty one is valid.
  mutating func remove(invalidBecause error: ConfigurationError) {
    switch error.code {
    case .emptyID, .duplicateID, .unsafePath:
      tabs.remove(at: error.tabIndex ?? tabs.startIndex)
    case .tooManyTabs:
      tabs.removeLast(tabs.count - TabConfiguration.maximumTabCount)
    case .malformed where revision != nil:
      revision = nil
    case .tooLarge where tabs.count > 2:
      let sizes = tabs.map(\.data.byteCount)
      tabs.remove(at: sizes.indices.max { sizes[$0] < sizes[$1] } ?? tabs.startIndex)
    case .singleTab, .missingActive, .malformed, .tooLarge:
      tabs = []
    }
  }
}

extension TabData {
  /// The approximate size of the tab in bytes.
  fileprivate var byteCount: Int {
    [id.rawValue, title, icon, path, replaces?.rawValue ?? "", badge ?? ""].reduce(0) { $0 + $1.utf8.count }
  }
}
