import Tabwire

/// A `configure` message for a trial, in parts that can be removed one by one.
package struct TestMessage: Hashable, Sendable {
  package struct Tab: Hashable, Sendable {
    package var id: String
    package var title: String
    package var deprecated: String?
    package var replaces: String?
    package var badge: String?
    package var version: String?
    package var owns: [String]
    package var hasDot = false
    package var image: Image?
    package var isAction = false
    /// The texts of further members, by their names.
    package var texts: [String: String] = [:]

    package struct Image: Hashable, Sendable {
      package var path: String
      package var kind: String?
    }

    package init(
      _ id: String, title: String? = nil, deprecated: String? = nil, replaces: String? = nil, badge: String? = nil,
      version: String? = nil, owns: [String] = []
    ) {
      self.id = id
      self.title = title ?? id
      self.deprecated = deprecated
      self.replaces = replaces
      self.badge = badge
      self.version = version
      self.owns = owns
    }
  }

  package var active: String?
  package var tabs: [Tab]
  package var revision: Int?
  package var session: String?
  package var isLive: Bool
  package var isTabBarHidden: Bool
  /// Whether the first page of the selected container sends it.
  package var isFirstPage: Bool
  package var reorders = false
  package var appBadge: Int?

  package init(
    active: String?, tabs: [Tab], revision: Int? = nil, session: String? = nil, isLive: Bool = false,
    isTabBarHidden: Bool = false, isFirstPage: Bool = false
  ) {
    self.active = active
    self.tabs = tabs
    self.revision = revision
    self.session = session
    self.isLive = isLive
    self.isTabBarHidden = isTabBarHidden
    self.isFirstPage = isFirstPage
  }

  /// The message as JSON.
  package var json: String {
    var members = ["\"active\": \(active.map(quoted) ?? "null")"]
    if let revision { members.append("\"revision\": \(revision)") }
    if let session { members.append("\"session\": \(quoted(session))") }
    if isLive { members.append("\"live\": true") }
    if isTabBarHidden { members.append("\"tabBarHidden\": true") }
    if reorders { members.append("\"reorders\": true") }
    if let appBadge { members.append("\"appBadge\": \(appBadge)") }
    members.append("\"tabs\": [\(tabs.map(\.json).joined(separator: ", "))]")
    return "{ \(members.joined(separator: ", ")) }"
  }
}

extension TestMessage.Tab {
  fileprivate var json: String {
    var members = [
      "\"id\": \(quoted(id))", "\"title\": \(quoted(title))", "\"icon\": \"circle\"", "\"path\": \(quoted("/" + id))",
    ]
    if let deprecated { members.append("\"deprecated\": \(quoted(deprecated))") }
    if let replaces { members.append("\"replaces\": \(quoted(replaces))") }
    if hasDot { members.append("\"badge\": true") } else if let badge { members.append("\"badge\": \(quoted(badge))") }
    if let image {
      let kind = image.kind.map { ", \"kind\": \(quoted($0))" } ?? ""
      members.append("\"image\": { \"path\": \(quoted(image.path))\(kind) }")
    }
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) { members.append("\(quoted(name)): \(quoted(text))") }
    if isAction { members.append("\"action\": true") }
    if let version { members.append("\"version\": \(quoted(version))") }
    if !owns.isEmpty { members.append("\"owns\": [\(owns.map(quoted).joined(separator: ", "))]") }
    return "{ \(members.joined(separator: ", ")) }"
  }
}
