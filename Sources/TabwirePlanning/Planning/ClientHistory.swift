import Tabwire
import TabwireScenarios

/// The state that a client may have kept from before the configuration that it holds.
///
/// A client keeps an earlier order of its tabs as long as no tab is added or removed (case 6), and the last session and
/// versions that it was given. Only two orders can have different effects: the remaining tabs change
/// places unless the client has them in the order of the next configuration.
struct ClientHistory: Hashable {
  /// The order of the tabs, or `nil` for that of the configuration.
  let order: Order?
  /// Whether the client was given another session than the next configuration has.
  let hasOtherSession: Bool
  /// Whether the client was given other versions of tabs than the next configuration has.
  let hasOtherVersions: Bool

  /// An order of tabs.
  enum Order: Hashable {
    /// The order of the next configuration.
    case next
    /// The reverse order of the next configuration.
    case reversed
  }

  /// The histories that decide every effect of the next configuration.
  ///
  /// - Parameters:
  ///   - configuration: The configuration that the client holds.
  ///   - next: The next configuration.
  ///   - sameOrder: Whether the client shows the tabs in the order of its configuration.
  static func all(
    under configuration: TabConfiguration, before next: TabConfiguration, sameOrder: Bool
  ) -> [ClientHistory] {
    let orders: [Order?] = sameOrder ? [nil] : [nil, .next, .reversed]
    let sessions = configuration.session == nil && next.session != nil ? [false, true] : [false]
    let versions = configuration.tabs.contains { next.givesFirstVersion(of: $0) } ? [false, true] : [false]
    return sessions.flatMap { hasOtherSession in
      versions.flatMap { hasOtherVersions in
        orders.map {
          ClientHistory(order: $0, hasOtherSession: hasOtherSession, hasOtherVersions: hasOtherVersions)
        }
      }
    }
  }

  /// Returns a client that kept this history, or `nil` if no client can have it.
  ///
  /// - Parameters:
  ///   - client: A client without a history.
  ///   - configuration: The configuration that the client holds.
  ///   - next: The next configuration.
  func client(like client: Client, under configuration: TabConfiguration, before next: TabConfiguration) -> Client? {
    if order == nil && !hasOtherSession && !hasOtherVersions { return client }
    let tabs = client.state.tabs.compactMap(\.represents)
    guard let selected = client.state.selected.represents else {
      let isOtherSessionAlone = hasOtherSession && order == nil && !hasOtherVersions
      return isOtherSessionAlone ? bootstrapClient(under: configuration, before: next) : nil
    }
    // The same tabs, with nothing deprecated yet: accepting the configuration neither adds nor removes one.
    let earlier = try? TabConfiguration(
      active: selected.id, tabs: ordered(tabs, before: next).map { described($0, before: next) },
      session: hasOtherSession ? otherSession(than: next) : configuration.session)
    guard let earlier else { return nil }
    var result = Client()
    _ = result.accept(earlier)
    _ = result.accept(configuration)
    return result
  }

  /// Returns a client in bootstrap that was given another session, or `nil` if the configuration shows a tab bar.
  private func bootstrapClient(under configuration: TabConfiguration, before next: TabConfiguration) -> Client? {
    let earlier = try? TabConfiguration(active: nil, tabs: [], session: otherSession(than: next))
    guard let earlier, !configuration.hasTabBarAtLaunch else { return nil }
    var result = Client()
    _ = result.accept(earlier)
    _ = result.accept(configuration)
    return result
  }

  /// Returns a session other than that of a configuration.
  func otherSession(than configuration: TabConfiguration) -> String { "not \(configuration.session ?? "")" }

  /// Returns a tab as an earlier configuration had it.
  private func described(_ tab: TabData, before next: TabConfiguration) -> TabData {
    guard hasOtherVersions, next.givesFirstVersion(of: tab) else { return tab.withoutDeprecation }
    return tab.withoutDeprecation.with(version: "another version")
  }

  private func ordered(_ tabs: [TabData], before next: TabConfiguration) -> [TabData] {
    let inNextOrder =
      next.tabs.compactMap { tab in tabs.first { $0.id == tab.id } }
      + tabs.filter { tab in !next.tabs.contains { $0.id == tab.id } }
    return switch order {
    case nil: tabs
    case .next: inNextOrder
    case .reversed: inNextOrder.reversed()
    }
  }
}

extension TabConfiguration {
  /// Whether this configuration gives the version of a tab that has none.
  fileprivate func givesFirstVersion(of tab: TabData) -> Bool {
    tab.version == nil && tabs.contains { $0.id == tab.id && $0.version != nil }
  }
}
