/// A member of a configuration that an error or a warning can point at.
package enum ConfigurationMember: Hashable {
  package enum TabMember: String, Hashable {
    case id, title, icon, path, deprecated, replaces, badge, version, owns, eager
  }

  case whole
  case active
  case tabs
  case revision
  case session
  case live
  case tabBarHidden
  case tab(Int, TabMember?)

  /// The position of the tab that the member belongs to, or `nil` if it belongs to none.
  package var tabIndex: Int? {
    if case .tab(let index, _) = self { index } else { nil }
  }

  /// The JSON path of the member.
  package var path: String {
    switch self {
    case .whole: "$"
    case .active: "$.active"
    case .tabs: "$.tabs"
    case .revision: "$.revision"
    case .session: "$.session"
    case .live: "$.live"
    case .tabBarHidden: "$.tabBarHidden"
    case .tab(let index, nil): "$.tabs[\(index)]"
    case .tab(let index, let member?): "$.tabs[\(index)].\(member.rawValue)"
    }
  }
}
