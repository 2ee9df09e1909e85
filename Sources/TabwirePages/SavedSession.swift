import Foundation

/// The tabs of a window as they are kept for the next start of the app.
package struct SavedSession: Codable, Hashable, Sendable {
  /// The tab bar, as the message of a page: its tabs in their order, the selected one, the last revision and the last session.
  package let tabBar: String
  /// The last configuration that was accepted, as the message of a page, or `nil`.
  package let configuration: String?
  /// The pages of the tabs that were started.
  package let tabs: [Tab]
  /// The id of the selected tab, or `nil` in bootstrap.
  package let selected: String?

  /// The pages of a tab.
  package struct Tab: Codable, Hashable, Sendable {
    /// The id of the tab, or `nil` in bootstrap.
    package let id: String?
    package let history: SavedHistory

    package init(id: String?, history: SavedHistory) {
      self.id = id
      self.history = history
    }
  }

  package init(tabBar: String, configuration: String?, tabs: [Tab], selected: String?) {
    self.tabBar = tabBar
    self.configuration = configuration
    self.tabs = tabs
    self.selected = selected
  }

  /// Returns the pages of a tab, or `nil`.
  package func history(of id: String?) -> SavedHistory? { tabs.first { $0.id == id }?.history }
}

/// The pages of a tab: the one in front, and those to go back and forward to, nearest first.
package struct SavedHistory: Codable, Hashable, Sendable {
  package let url: URL
  package let title: String
  package let back: [URL]
  package let forward: [URL]

  package init(_ url: URL, title: String = "", back: [URL] = [], forward: [URL] = []) {
    self.url = url
    self.title = title
    self.back = back
    self.forward = forward
  }

  /// Returns the pages that belong to the app, or `nil` if the one in front does not.
  ///
  /// - Parameter isOurs: Whether an address belongs to the app.
  package func limited(to isOurs: (URL) -> Bool) -> SavedHistory? {
    guard isOurs(url) else { return nil }
    return SavedHistory(url, title: title, back: back.filter(isOurs), forward: forward.filter(isOurs))
  }
}
