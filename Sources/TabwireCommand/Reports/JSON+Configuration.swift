import Tabwire
import TabwirePlanning
import TabwireScenarios

extension TabConfiguration {
  /// The data of a `configure` message.
  var message: JSON { JSON(members) }
}

extension JSON {
  fileprivate init(_ members: [(name: String, value: MemberValue)]) {
    self = .object(members.map { ($0.name, JSON($0.value)) })
  }

  fileprivate init(_ value: MemberValue) {
    self =
      switch value {
      case .absent, .null, .wrong: .null
      case .flag: .bool(true)
      case .integer(let integer): .int(Int(integer))
      case .text(let text): .string(text)
      case .texts(let texts): .array(texts.map(JSON.string))
      case .image(let image):
        .object(
          [("path", .string(image.path))] + (image.kind == .symbol ? [] : [("kind", .string(image.kind.rawValue))]))
      case .tabs(let tabs): .array(tabs.map { JSON($0.members) })
      }
  }
}

extension Advice {
  /// Returns the edits as a JSON Patch (RFC 6902) of the planned message.
  ///
  /// - Parameter planned: The planned configuration.
  func patch(of planned: TabConfiguration) -> [JSON] {
    func position(_ tab: TabData) -> Int { planned.entries.firstIndex { $0.id == tab.id } ?? 0 }
    func operation(_ name: String, _ path: String, _ value: JSON) -> JSON {
      .object([("op", .string(name)), ("path", .string(path)), ("value", value)])
    }
    return edits.flatMap { edit -> [JSON] in
      switch edit {
      case .keepID(let id, let tab):
        // The tabs that replace this one, and the active tab, name it by its id.
        let replacing = planned.tabs.filter { $0.replaces == tab.id }.map { "/tabs/\(position($0))/replaces" }
        let places = ["/tabs/\(position(tab))/id"] + replacing + (planned.active == tab.id ? ["/active"] : [])
        return places.map { operation("replace", $0, .string(id.rawValue)) }
      case .soften(let tab): return [operation("replace", "/tabs/\(position(tab))/deprecated", .string("soft"))]
      case .replace(let tab, let successor):
        return [operation("add", "/tabs/\(position(successor))/replaces", .string(tab.id.rawValue))]
      case .postpone(let tab):
        // The tabs that are removed before this one leave their places.
        let earlier = edits.prefix { $0 != edit }.count { if case .postpone = $0 { true } else { false } }
        return [.object([("op", .string("remove")), ("path", .string("/tabs/\(position(tab) - earlier)"))])]
      case .activate(let tab): return [operation("add", "/active", .string(tab.id.rawValue))]
      case .keep(let tab, let index): return [operation("add", "/tabs/\(index)", JSON(tab.members))]
      }
    }
  }
}
