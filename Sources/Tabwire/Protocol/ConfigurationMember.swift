/// A part of a configuration that an error or a warning can point at.
package enum ConfigurationMember: Hashable, Sendable {
  case whole
  case member(MessageMember)
  case tab(Int, TabMember?)

  /// The position of the tab that the member belongs to, or `nil` if it belongs to none.
  package var tabIndex: Int? {
    if case .tab(let index, _) = self { index } else { nil }
  }

  /// The JSON path of the member.
  package var path: String {
    switch self {
    case .whole: "$"
    case .member(let member): "$.\(member.name)"
    case .tab(let index, nil): "$.tabs[\(index)]"
    case .tab(let index, let member?): "$.tabs[\(index)].\(member.name)"
    }
  }
}
