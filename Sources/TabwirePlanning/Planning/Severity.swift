/// How much of a change a user feels.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Nothing that a user could see changes.
  case none
  /// The bar changes, and everything that was open stays open.
  case calm
  /// Something in the background is lost, or tabs are no longer where they were.
  case noticeable
  /// The page that the user is looking at is affected.
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
