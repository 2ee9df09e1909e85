import Foundation
import TabwirePaths

/// The tabs of a window as they are kept for the next start of the app.
///
/// It is a value that can be compared: a session that is equal to the last one is not written again.
package struct SavedSession: Codable, Hashable, Sendable {
  /// A tab with its pages.
  package struct Tab: Codable, Hashable, Sendable {
    /// The id of the tab, or `nil` in bootstrap.
    package var id: String?
    package var history: SavedHistory

    package init(id: String?, history: SavedHistory) {
      self.id = id
      self.history = history
    }
  }

  /// The tab bar, as the message of a page: its tabs in their order, the selected one, the last revision and the last session.
  package var tabBar: String
  /// The last configuration that was accepted, as the message of a page, or `nil`.
  package var configuration: String?
  /// The tabs that were started, with their pages.
  package var tabs: [Tab]
  /// The id of the selected tab, or `nil` in bootstrap.
  package var selected: String?
  /// The pages of the modal window over the selected tab, or `nil`.
  package var modal: SavedHistory?

  package init(
    tabBar: String, configuration: String?, tabs: [Tab], selected: String?, modal: SavedHistory? = nil
  ) {
    self.tabBar = tabBar
    self.configuration = configuration
    self.tabs = tabs
    self.selected = selected
    self.modal = modal
  }

  /// The pages of the selected tab, or `nil`.
  package var selectedHistory: SavedHistory? { tabs.first { $0.id == selected }?.history }

  /// Returns the session with pages of the app alone. A file may have been changed by another program.
  ///
  /// - Parameter isOurs: Whether an address belongs to the app.
  package func limited(to isOurs: (URL) -> Bool) -> SavedSession {
    var session = self
    session.tabs = tabs.compactMap { tab in
      tab.history.limited(to: isOurs).map { Tab(id: tab.id, history: $0) }
    }
    session.modal = modal?.limited(to: isOurs)
    return session
  }
}

/// The back-forward list of a web view.
package struct SavedHistory: Codable, Hashable, Sendable {
  /// A page in the list.
  package struct Page: Codable, Hashable, Sendable {
    package let url: URL
    package var content: PageContent

    package init(_ url: URL, content: PageContent = PageContent()) {
      self.url = url
      self.content = content
    }
  }

  /// The number of pages to go back to that are kept, and of those to go forward to.
  package static let maximumCounts = (back: 50, forward: 10)

  /// The pages, the first page of the tab first.
  package private(set) var pages: [Page]
  /// The index of the page in front.
  package private(set) var current: Int
  /// The title of the page in front.
  package var title: String

  /// Creates a history. Returns `nil` if there is no page in front. Pages far from it are left out.
  package init?(_ pages: [Page], current: Int, title: String) {
    guard pages.indices.contains(current) else { return nil }
    let first = max(0, current - Self.maximumCounts.back)
    self.pages = Array(pages[first..<min(pages.count, current + Self.maximumCounts.forward + 1)])
    self.current = current - first
    self.title = String(title.prefix(200))
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    guard
      let history = SavedHistory(
        try values.decode([Page].self, forKey: .pages), current: try values.decode(Int.self, forKey: .current),
        title: try values.decode(String.self, forKey: .title))
    else {
      throw DecodingError.dataCorruptedError(forKey: .current, in: values, debugDescription: "no page is in front")
    }
    self = history
  }

  /// The page in front.
  package var page: Page { pages[current] }

  /// The addresses of the pages to go back to, nearest first.
  package var backList: [URL] { pages[..<current].reversed().map(\.url) }

  /// Whether there is a page to go forward to.
  package var canGoForward: Bool { current < pages.count - 1 }

  /// Returns the history with pages of the app alone, or `nil` if the page in front is not of the app.
  func limited(to isOurs: (URL) -> Bool) -> SavedHistory? {
    guard isOurs(page.url) else { return nil }
    let kept = pages.indices.filter { isOurs(pages[$0].url) }
    return SavedHistory(kept.map { pages[$0] }, current: kept.count { $0 < current }, title: title)
  }

  /// Returns the history with the page in front alone.
  var pageAlone: SavedHistory {
    var history = self
    (history.pages, history.current) = ([page], 0)
    return history
  }

  /// Returns the history without the texts of pages that are not in front.
  var withoutTextsBehind: SavedHistory {
    var history = self
    for index in pages.indices where index != current { history.pages[index].content.fields = [] }
    return history
  }
}

/// What the user did in a page: the scroll position and the unsent input.
package struct PageContent: Codable, Hashable, Sendable {
  package var position: ScrollPosition
  /// The fields with unsent input. Passwords and payment details are never among them.
  package var fields: [SavedField]

  package init(position: ScrollPosition = .top, fields: [SavedField] = []) {
    self.position = position
    self.fields = fields
  }
}

/// The scroll position of a page, in CSS pixels.
package struct ScrollPosition: Codable, Hashable, Sendable {
  package let x: Double
  package let y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package static let top = ScrollPosition(x: 0, y: 0)
}

/// The unsent input of a field.
package struct SavedField: Codable, Hashable, Sendable {
  /// Identifies the field within its page: its kind, its form, its name and its id.
  package let key: String
  /// The position of the field among those with the same key.
  package let index: Int
  /// The text, or the value of the option.
  package let value: String
  /// Whether a checkbox or radio button is checked; `nil` for other fields.
  package let isChecked: Bool?

  package init(key: String, index: Int, value: String, isChecked: Bool? = nil) {
    self.key = key
    self.index = index
    self.value = value
    self.isChecked = isChecked
  }
}
