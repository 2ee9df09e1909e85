import Foundation

/// The configuration in the pages of the site.
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

  /// Creates tabs with titles and paths made from their IDs. The first one is active.
  init(_ ids: [String]) {
    active = ids.first
    tabs = ids.map { Tab(id: $0, title: $0.capitalized, path: "/\($0)") }
  }

  /// The JSON of the message.
  var json: String {
    get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
  }
}
