import Tabwire

/// A message that is tried, in pieces that can be taken out of it.
package struct Draft: Hashable, Sendable {
  package struct Tab: Hashable, Sendable {
    package var id: String
    package var title: String
    package var deprecated: String?
    package var replaces: String?
    package var badge: String?

    package init(
      _ id: String, title: String? = nil, deprecated: String? = nil, replaces: String? = nil, badge: String? = nil
    ) {
      self.id = id
      self.title = title ?? id
      self.deprecated = deprecated
      self.replaces = replaces
      self.badge = badge
    }
  }

  package var active: String?
  package var tabs: [Tab]
  package var revision: Int?
  package var session: String?

  package init(active: String?, tabs: [Tab], revision: Int? = nil, session: String? = nil) {
    self.active = active
    self.tabs = tabs
    self.revision = revision
    self.session = session
  }

  /// The message as JSON.
  package var json: String {
    let tabs = tabs.map { tab in
      var members = [
        "\"id\": \(quoted(tab.id))", "\"title\": \(quoted(tab.title))", "\"icon\": \"circle\"",
        "\"path\": \(quoted("/" + tab.id))",
      ]
      if let deprecated = tab.deprecated { members.append("\"deprecated\": \(quoted(deprecated))") }
      if let replaces = tab.replaces { members.append("\"replaces\": \(quoted(replaces))") }
      if let badge = tab.badge { members.append("\"badge\": \(quoted(badge))") }
      return "{ \(members.joined(separator: ", ")) }"
    }
    var members = ["\"active\": \(active.map(quoted) ?? "null")"]
    if let revision { members.append("\"revision\": \(revision)") }
    if let session { members.append("\"session\": \(quoted(session))") }
    members.append("\"tabs\": [\(tabs.joined(separator: ", "))]")
    return "{ \(members.joined(separator: ", ")) }"
  }
}

/// A step that is tried.
package enum TrialStep: Hashable, Sendable {
  case configure(Draft)
  /// The user selects the container that represents a tab.
  case select(String)

  /// The step as scenarios have it.
  package var json: String {
    switch self {
    case .configure(let draft): "{ \"configure\": \(draft.json) }"
    case .select(let id): "{ \"select\": \(quoted(id)) }"
    }
  }
}

/// The text as JSON has it.
func quoted(_ text: String) -> String {
  var quoted = "\""
  for scalar in text.unicodeScalars {
    if scalar == "\"" || scalar == "\\" { quoted += "\\" }
    quoted.unicodeScalars.append(scalar)
  }
  return quoted + "\""
}
