/// The table of the members of an object in a message.
///
/// Reading, writing, comparing and warnings are loops over it: another member is another row.
package protocol MemberTable: CaseIterable, Sendable, RawRepresentable<Int> {
  /// A row for each member, in the order of the cases. Those that are required are first.
  static var table: [MemberRow] { get }
}

extension MemberTable {
  var row: MemberRow { Self.table[rawValue] }

  /// The name of the member in a message.
  package var name: String { "\(row.name)" }
}

/// A row of a table of members.
package struct MemberRow: Sendable {
  /// The consequence of a value that cannot be read: whether the member counts (P6.18, P6.19).
  package enum Need: Sendable {
    /// The configuration is rejected, also if there is no value.
    case required
    /// The configuration is rejected.
    case counts
    /// The member counts as absent, with a warning.
    case asks
  }

  /// The consequence of another value in the same tab.
  package enum Effect: Sendable {
    /// It is another tab.
    case identity
    /// The tab is relabelled.
    case label
    /// Nothing that the user sees. An action ignores the member, with a warning (P23.6).
    case behavior
  }

  let name: StaticString
  let type: MemberType
  let need: Need
  let effect: Effect

  init(_ name: StaticString, _ type: MemberType, _ need: Need, _ effect: Effect = .behavior) {
    (self.name, self.type, self.need, self.effect) = (name, type, need, effect)
  }
}

/// The type of a member's value in a message.
package enum MemberType: Sendable {
  case text
  /// Text; an empty one counts as absent.
  case label
  /// Text or an integer, which means its decimal text; an empty text counts as absent.
  case version
  /// A ``version``; `true` is a dot, and `false` and the number 0 count as absent.
  case badge
  case boolean
  case integer
  case texts
  case image
  case tabs

  /// The values that are accepted, for errors and warnings.
  var accepted: String {
    switch self {
    case .text, .label: "text"
    case .version: "text or an integer"
    case .badge: "text, an integer, true or false"
    case .boolean: "true or false"
    case .integer: "an integer from 0 to \(TabConfiguration.maximumInteger)"
    case .texts: "an array of texts"
    case .image: "an object with path"
    case .tabs: "an array of tabs, empty for none,"
    }
  }
}
