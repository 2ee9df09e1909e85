import Tabwire
import TabwirePlanning
import TabwireScenarios

extension TabConfiguration {
  /// The data of a `configure` message.
  var message: JSON { JSON(members) }
}

extension JSON {
  fileprivate init(_ members: [MemberValue.Named]) {
    self = .object(members.map { ($0.name, JSON($0.value)) })
  }

  fileprivate init(_ value: MemberValue) {
    self =
      switch value {
      case .null: .null
      case .flag: .bool(true)
      case .integer(let integer): .int(Int(integer))
      case .text(let text): .string(text)
      case .texts(let texts): .array(texts.map(JSON.string))
      case .objects(let objects): .array(objects.map { JSON($0) })
      }
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
      case .keep(let tab, let index): operation("add", "/tabs/\(index)", JSON(tab.members))
      }
    }
  }
}
