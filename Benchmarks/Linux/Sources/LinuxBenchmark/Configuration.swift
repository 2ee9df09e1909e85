import Foundation

/// What a page of the site says the tab bar is to be.
struct Configuration: Codable, Sendable {
  struct Tab: Codable, Sendable {
    var id: String
    var title: String
    var icon = "star"
    var path: String
    var badge: Int?
  }

  var active: String?
  var tabs: [Tab]

  /// Tabs that are named after their ids, of which the first is the active one.
  init(_ ids: [String]) {
    active = ids.first
    tabs = ids.map { Tab(id: $0, title: $0.capitalized, path: "/\($0)") }
  }

  /// The configuration as it stands in a message.
  var json: String {
    get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
  }
}
