import Tabwire

/// A tab, or an action, as a link for browsers.
public struct TabLink: Sendable, Hashable, Identifiable {
  /// The relation of the page to the tab. The raw value is that of `aria-current`.
  public enum Current: String, Sendable, Hashable {
    /// The page belongs to another tab, or to none.
    case no = "false"
    /// The page is the first page of the tab.
    case page
    /// The page is another page of the tab.
    case section = "true"
  }

  /// The stable identifier of the tab.
  public let id: TabID
  /// The label.
  public let title: String
  /// The name of the icon.
  public let icon: String
  /// The text of the badge, or `nil`.
  public let badge: String?
  /// Whether the badge is a dot without text.
  public let hasDot: Bool
  /// The text that assistive technology says instead of the badge, or `nil`.
  public let badgeLabel: String?
  /// The image instead of the icon, with an absolute path, or `nil`.
  public let image: TabImage?
  /// The absolute path of the tab.
  public let href: String
  /// Whether it is an action, and no tab.
  public let isAction: Bool
  /// Whether it is the tab that searches.
  public let isSearch: Bool
  /// The relation of the page to the tab.
  public let current: Current
}
