/// The severity of a change for users.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  /// No visible change.
  case none
  /// The tab bar changes, and all open pages stay.
  case calm
  /// A background tab loses its pages, or tabs change places.
  case noticeable
  /// The page in front is affected.
  case disruptive

  public static func < (one: Severity, other: Severity) -> Bool {
    one.rank < other.rank
  }

  private var rank: Int {
    switch self {
    case .none: 0
    case .calm: 1
    case .noticeable: 2
    case .disruptive: 3
    }
  }
}
