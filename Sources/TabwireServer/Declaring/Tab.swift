import Tabwire

/// A tab that a server declares.
///
///     Tab("explore", title: "Explore", icon: "magnifyingglass", path: "/explore")
///       .owns("/search", "/topics")
///       .version(user.exploreVersion)
///       .badge(unread)
public struct Tab: Sendable {
  private var content: Content

  /// The stable identifier of the tab.
  public var id: TabID { content.id }
  /// The label under the icon.
  public var title: String { content.title }
  /// The name of the icon.
  public var icon: String { content.icon }
  /// The first page of the tab.
  public var path: String { content.path }
  /// Further paths that belong to the tab, with the pages below them.
  public internal(set) var ownedPaths: [String] {
    get { content.ownedPaths }
    set { change { $0.ownedPaths = newValue } }
  }
  /// Whether this is a button on the tab bar, and no tab (P23.1).
  public var isAction: Bool { content.rare?.isAction ?? false }

  /// Declares a tab.
  ///
  /// - Parameters:
  ///   - id: The stable identifier of the tab. It never changes, even if the title does.
  ///   - title: The label under the icon.
  ///   - icon: The name of the icon. The app maps it to an icon of its platform.
  ///   - path: The first page of the tab, relative to the app's start URL. The pages below it belong to the tab, unless it
  ///     is the start page.
  public init(_ id: TabID, title: String, icon: String, path: String) {
    content = Content(id, title: title, icon: icon, path: path)
  }

  /// The tab as clients receive it.
  public var data: TabData {
    let rare = content.rare
    return TabData(
      id: id, title: title, icon: icon, path: path, deprecated: content.deprecated, replaces: rare?.replaces,
      badge: content.badge, hasDot: rare?.hasDot ?? false, badgeLabel: rare?.badgeLabel, image: rare?.image,
      version: content.version, owns: ownedPaths, isEager: content.isEager, role: rare?.role, isAction: isAction)
  }

  /// Marks the tab as deprecated (P5.6).
  ///
  /// - Parameter deprecation: When clients remove the tab, or `nil` if it is not deprecated.
  public consuming func deprecated(_ deprecation: Deprecation?) -> Tab {
    change { $0.deprecated = deprecation }
    return self
  }

  /// Replaces a deprecated tab as soon as clients have removed it (P5.7).
  ///
  /// - Parameter id: The deprecated tab, or `nil` if the tab replaces none.
  public consuming func replacing(_ id: TabID?) -> Tab {
    changeRare { $0.replaces = id }
    return self
  }

  /// Shows a number on the tab.
  ///
  /// - Parameters:
  ///   - count: The number; 0 shows no badge.
  ///   - label: The text that assistive technology says instead of the number, such as "3 unread messages" (P21.3).
  public consuming func badge(_ count: Int, label: String? = nil) -> Tab {
    badge(count == 0 ? nil : String(count), label: label)
  }

  /// Shows a short text on the tab.
  ///
  /// - Parameters:
  ///   - text: The text; `nil` and an empty text show no badge.
  ///   - label: The text that assistive technology says instead (P21.3).
  public consuming func badge(_ text: String?, label: String? = nil) -> Tab {
    let isShown = text?.isEmpty == false
    change { $0.badge = text }
    changeRare { ($0.hasDot, $0.badgeLabel) = (false, isShown ? label : nil) }
    return self
  }

  /// A badge without text.
  public enum Dot: Sendable, Hashable {
    case dot
  }

  /// Shows a dot on the tab (P21.1). Apps that do not know it show no badge (P20.9).
  ///
  /// - Parameters:
  ///   - dot: The dot.
  ///   - label: The text that assistive technology says, in the user's language. Without one, apps say a phrase of their own.
  public consuming func badge(_ dot: Dot, label: String? = nil) -> Tab {
    change { $0.badge = nil }
    changeRare { ($0.hasDot, $0.badgeLabel) = (true, label) }
    return self
  }

  /// Shows an image from the server instead of the icon (P22.1).
  ///
  /// Apps load it with the user's cookies, once in a session: change the path when the image changes, as with a digest. They
  /// accept PNG, JPEG and WebP of at most 256 KiB and 1,024 pixels on a side, and show the icon otherwise.
  ///
  /// - Parameters:
  ///   - path: The path of the image, relative to the app's start URL. `nil` shows the icon.
  ///   - kind: `symbol` is tinted as icons are; `picture` keeps its colors and is cut to a circle.
  public consuming func image(_ path: String?, kind: TabImage.Kind = .symbol) -> Tab {
    changeRare { $0.image = path.map { TabImage(path: $0, kind: kind) } }
    return self
  }

  /// Makes this a button on the tab bar, and no tab (P23.1).
  ///
  /// A tap on it visits its path in the selected tab. A rule of the path configuration presents it, usually as a modal page.
  ///
  /// - Parameter isAction: Whether it is a button.
  public consuming func action(_ isAction: Bool = true) -> Tab {
    changeRare { $0.isAction = isAction }
    return self
  }

  /// Says what the tab is for (P24.1): apps use the platform's place for it, where there is one.
  ///
  /// - Parameter role: The role, or `nil` for none.
  public consuming func role(_ role: TabData.Role?) -> Tab {
    changeRare { $0.role = role }
    return self
  }

  /// Removes the image, whose path apps would reject.
  mutating func removeImage() {
    changeRare { $0.image = nil }
  }

  /// Gives the version of the data that the tab's pages show, like an ETag (P5.9).
  ///
  /// When it changes, apps reload the tab the next time the user selects it. Change it when the tab may show something
  /// outdated: a message arrived, or the user changed a setting in another tab. A version that differs in every request
  /// reloads the tab at every selection.
  ///
  /// - Parameter version: The version. Only equality matters. `nil` and an empty text give none.
  public consuming func version(_ version: String?) -> Tab {
    change { $0.version = version }
    return self
  }

  /// Gives the version of the data that the tab's pages show, as a number such as a counter.
  ///
  /// - Parameter version: The version. Only equality matters.
  public consuming func version(_ version: Int) -> Tab {
    self.version(String(version))
  }

  /// Adds paths that belong to the tab, with the pages below them (P5.10).
  ///
  /// A page belongs to the tab with the longest path that contains it. Apps open notifications and deep links there, and
  /// the server marks the tab as active.
  ///
  /// - Parameter paths: The paths, relative to the app's start URL, such as `/search`. At most 32.
  public consuming func owns(_ paths: String...) -> Tab {
    change { $0.ownedPaths = $0.ownedPaths.isEmpty ? paths : $0.ownedPaths + paths }
    return self
  }

  /// Lets apps load the tab before the user selects it (P5.11).
  ///
  /// - Parameter isEager: Whether apps load the tab early.
  public consuming func eager(_ isEager: Bool = true) -> Tab {
    change { $0.isEager = isEager }
    return self
  }

  private mutating func change(_ change: (Content) -> Void) {
    if !isKnownUniquelyReferenced(&content) { content = Content(content) }
    change(content)
  }

  private mutating func changeRare(_ change: (inout Rare) -> Void) {
    var rare = content.rare ?? Rare()
    change(&rare)
    if content.rare != nil || rare != Rare() { self.change { $0.rare = rare == Rare() ? nil : rare } }
  }

  /// The members, which copies of the tab share: a page copies its tabs several times. Only a tab without copies changes
  /// them.
  private final class Content: @unchecked Sendable {
    let id: TabID
    let title: String
    let icon: String
    let path: String
    var deprecated: Deprecation?
    var badge: String?
    var version: String?
    var ownedPaths: [String] = []
    var isEager = false
    var rare: Rare?

    init(_ id: TabID, title: String, icon: String, path: String) {
      self.id = id
      self.title = title
      self.icon = icon
      self.path = path
    }

    convenience init(_ other: Content) {
      self.init(other.id, title: other.title, icon: other.icon, path: other.path)
      deprecated = other.deprecated
      badge = other.badge
      version = other.version
      ownedPaths = other.ownedPaths
      isEager = other.isEager
      rare = other.rare
    }
  }

  /// The members that few tabs have.
  private struct Rare: Equatable {
    var replaces: TabID?
    var hasDot = false
    var badgeLabel: String?
    var image: TabImage?
    var isAction = false
    var role: TabData.Role?

    static func == (one: Rare, other: Rare) -> Bool {
      one.replaces == other.replaces && one.hasDot == other.hasDot
        && one.badgeLabel.hasSameScalars(as: other.badgeLabel) && one.image == other.image
        && one.isAction == other.isAction && one.role == other.role
    }
  }
}

extension Tab: Hashable {
  /// Texts are compared by their Unicode scalars.
  public static func == (one: Tab, other: Tab) -> Bool {
    let (one, other) = (one.content, other.content)
    return one === other
      || one.id == other.id && one.title.hasSameScalars(as: other.title) && one.icon.hasSameScalars(as: other.icon)
        && one.path.hasSameScalars(as: other.path) && one.deprecated == other.deprecated
        && one.badge.hasSameScalars(as: other.badge) && one.version.hasSameScalars(as: other.version)
        && one.isEager == other.isEager && one.rare == other.rare
        && one.ownedPaths.elementsEqual(other.ownedPaths) { $0.hasSameScalars(as: $1) }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(content.id)
    hasher.combine(content.title)
    hasher.combine(content.badge)
    hasher.combine(content.version)
    hasher.combine(content.deprecated)
  }
}
