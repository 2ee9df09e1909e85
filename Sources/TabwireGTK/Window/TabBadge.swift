import Tabwire
import TabwireWebKit

/// The badge of a tab or an action: a short text, or a dot (P21.1).
struct TabBadge: Equatable {
  /// The text. That of a dot is never drawn.
  let text: String
  let isDot: Bool
  private let label: String?

  static let dot = TabBadge("•", isDot: true)

  init(_ text: String, isDot: Bool = false, label: String? = nil) {
    self.text = text
    self.isDot = isDot
    self.label = label
  }

  /// Returns the badge of a tab, or `nil`. A label without a badge says nothing (P21.5).
  static func of(_ tab: TabData) -> TabBadge? {
    of(text: tab.badge, hasDot: tab.hasDot, label: tab.badgeLabel)
  }

  static func of(_ action: TabAction) -> TabBadge? {
    of(text: action.badge, hasDot: action.hasDot, label: action.badgeLabel)
  }

  private static func of(text: String?, hasDot: Bool, label: String?) -> TabBadge? {
    if hasDot { return TabBadge(dot.text, isDot: true, label: label) }
    return text.map { TabBadge($0.displayText, label: label) }
  }

  /// What assistive technology says (P21.3, P21.4).
  var spokenText: String { label ?? (isDot ? Self.spokenDot : text) }

  /// The text on the tab bar: a number has three digits.
  var shortText: String { (Int(text) ?? 0) > 999 ? "999+" : text }

  /// A line below the title of a tab in a menu.
  var subtitle: String { label ?? (isDot ? Self.spokenDot : localized("Badge: %@", text)) }

  static var spokenDot: String { localized("New") }

  /// Returns the sum of badges, or a dot if one of them is not a number. `nil` if there are none.
  static func sum(of badges: [TabBadge]) -> TabBadge? {
    guard !badges.isEmpty else { return nil }
    let numbers = badges.compactMap { Int($0.text) }
    guard numbers.count == badges.count else { return .dot }
    let sum = numbers.reduce(0) { $0.addingReportingOverflow($1).overflow ? Int.max : $0 + $1 }
    return TabBadge(sum > 99 ? "99+" : "\(sum)")
  }
}
