import Tabwire

/// A configuration from which invalid parts are removed until no client rejects it.
struct SanitizedConfiguration {
  private(set) var tabs: [Tab]
  private(set) var revision: Int64?
  let session: SessionKey?
  private let reorders: Bool
  private var appBadge: Int64?
  private let delivery: Delivery

  init(of tabBar: TabBar, _ delivery: Delivery = .page(hidesTabBar: false)) {
    (tabs, revision, session) = (tabBar.tabs, tabBar.revision, tabBar.session)
    (reorders, appBadge) = (tabBar.reorders, tabBar.appBadge)
    self.delivery = delivery
  }

  /// How a configuration reaches apps.
  enum Delivery: Hashable {
    /// With a page, over which apps may hide the tab bar.
    case page(hidesTabBar: Bool)
    /// By a stream, after its page has loaded.
    case stream
  }

  /// Validates the configuration.
  ///
  /// - Parameter active: The active tab, or `nil` for the first one.
  /// - Returns: The configuration, and its JSON.
  /// - Throws: The first reason why clients would reject it.
  func validated(active: TabID?) throws(TabBarError) -> (configuration: TabConfiguration, json: ConfigurationJSON) {
    do throws(ConfigurationError) {
      let configuration = try TabConfiguration(
        active: active ?? tabs.first { !$0.isAction }?.id, tabs: tabs.map(\.data), revision: revision,
        session: session?.rawValue, isLive: delivery == .stream, isTabBarHidden: delivery == .page(hidesTabBar: true),
        reorders: reorders, appBadge: appBadge)
      let json = ConfigurationJSON(configuration)
      try TabConfiguration.checkSize(of: json.text(revision: revision, session: session?.rawValue))
      return (configuration, json)
    } catch {
      throw TabBarError(tab: error.tabIndex.map { tabs[$0].id }, reason: error)
    }
  }

  /// Removes the invalid part, and only the member if that is enough. Each call makes the configuration smaller, and an empty one
  /// is valid.
  mutating func remove(invalidBecause error: ConfigurationError) {
    if let index = error.tabIndex, tabs.indices.contains(index) {
      remove(invalidBecause: error, ofTab: index)
    } else {
      removeFromBar(invalidBecause: error)
    }
  }

  private mutating func remove(invalidBecause error: ConfigurationError, ofTab index: Int) {
    let isPathSafe = PathSafety.danger(of: tabs[index].path) == nil
    switch error.code {
    case .unsafePath where isPathSafe && error.path.hasSuffix(".image") && tabs[index].data.image != nil:
      tabs[index].removeImage()
    case .unsafePath where isPathSafe && tabs[index].ownedPaths.contains { PathSafety.danger(of: $0) != nil }:
      tabs[index].ownedPaths.removeAll { PathSafety.danger(of: $0) != nil }
    case .malformed where tabs[index].ownedPaths.count > TabData.maximumOwnedPathCount:
      tabs[index].ownedPaths.removeLast(tabs[index].ownedPaths.count - TabData.maximumOwnedPathCount)
    default:
      tabs.remove(at: index)
    }
  }

  private mutating func removeFromBar(invalidBecause error: ConfigurationError) {
    switch error.code {
    case .tooManyTabs where tabs.count > TabConfiguration.maximumTabCount:
      tabs.removeLast(tabs.count - TabConfiguration.maximumTabCount)
    case .malformed where error.path == "$.appBadge":
      appBadge = nil
    case .malformed where revision != nil:
      revision = nil
    case .tooLarge where tabs.count > 2:
      let sizes = tabs.map(\.data.byteCount)
      tabs.remove(at: sizes.indices.max { sizes[$0] < sizes[$1] } ?? tabs.startIndex)
    default:
      tabs = []
    }
  }
}

extension TabBar {
  /// Returns the configuration of a page of the first tab, with nothing removed.
  ///
  /// - Throws: The first reason why clients would reject it.
  package func validatedConfiguration() throws(TabBarError) -> TabConfiguration {
    try SanitizedConfiguration(of: self).validated(active: nil).configuration
  }
}

extension TabData {
  /// The approximate size of the tab in bytes.
  fileprivate var byteCount: Int {
    members.reduce(0) { sum, member in
      switch member.value {
      case .text(let text): sum + text.utf8.count
      case .texts(let texts): texts.reduce(sum) { $0 + $1.utf8.count }
      case .image(let image): sum + image.path.utf8.count
      case .absent, .null, .flag, .integer, .tabs, .wrong: sum
      }
    }
  }
}
