import Tabwire
import TabwirePlanning
import TabwireScenarios

extension TabConfiguration {
  /// The data of a `configure` message.
  var message: JSON {
    var members: [(name: String, value: JSON)] = [("active", .optional(active?.rawValue))]
    if let revision { members.append(("revision", .int(Int(revision)))) }
    if let session { members.append(("session", .string(session))) }
    if isLive { members.append(("live", .bool(true))) }
    if isTabBarHidden { members.append(("tabBarHidden", .bool(true))) }
    return .object(members + [("tabs", .array(tabs.map(\.message)))])
  }
}

extension TabData {
  /// The tab as a member of the data of a `configure` message.
  var message: JSON {
    var members: [(name: String, value: JSON)] = [
      ("id", .string(id.rawValue)), ("title", .string(title)), ("icon", .string(icon)), ("path", .string(path)),
    ]
    if let deprecated { members.append(("deprecated", .string(deprecated.rawValue))) }
    if let replaces { members.append(("replaces", .string(replaces.rawValue))) }
    if let badge { members.append(("badge", .string(badge))) }
    if let version { members.append(("version", .string(version))) }
    if !owns.isEmpty { members.append(("owns", .array(owns.map(JSON.string)))) }
    if isEager { members.append(("eager", .bool(true))) }
    return .object(members)
  }
}

extension Advice {
  /// Returns the edits as a JSON Patch (RFC 6902) of the planned message.
  ///
  /// - Parameter planned: The planned configuration.
  func patch(of planned: TabConfiguration) -> [JSON] {
    func position(_ tab: TabData) -> Int { planned.tabs.firstIndex { $0.id == tab.id } ?? 0 }
    func operation(_ name: String, _ path: String, _ value: JSON) -> JSON {
      .object([("op", .string(name)), ("path", .string(path)), ("value", value)])
    }
    return edits.map { edit in
      switch edit {
      case .soften(let tab): operation("replace", "/tabs/\(position(tab))/deprecated", .string("soft"))
      case .replace(let tab, let successor):
        operation("add", "/tabs/\(position(successor))/replaces", .string(tab.id.rawValue))
      case .activate(let tab): operation("add", "/active", .string(tab.id.rawValue))
      case .keep(let tab, let index): operation("add", "/tabs/\(index)", tab.message)
      }
    }
  }
}
