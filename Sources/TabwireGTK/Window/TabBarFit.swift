/// How many tabs and actions fit into the tab bar.
struct TabBarFit {
  /// The horizontal padding of the tab bar, as in the style sheet.
  private static let padding = 12
  /// The number of tabs that fit on a phone, whatever their titles are.
  private static let phoneTabCount = 4
  /// The width to which long titles are shortened in a wide window, in pixels.
  private static let wideTabWidth = 160

  let placement: TabBarPlacement
  /// The room for tabs, in pixels.
  let room: Int
  /// The widths at which the titles are not cut off, in pixels.
  let naturalWidths: [Int]
  /// The widths at which the titles are shortened as far as possible, in pixels.
  let minimumWidths: [Int]

  /// The width at which all tabs fit side by side, in pixels.
  var naturalWidth: Int { tabWidth * naturalWidths.count + Self.padding }

  private var tabPadding: Int { placement == .bottom ? 4 : 28 }
  /// The width of a tab: every tab is as wide as the widest.
  private var tabWidth: Int { (naturalWidths.max() ?? 0) + tabPadding }

  /// The width of a tab when long titles are shortened, because not all tabs fit with their whole titles.
  private var shortenedTabWidth: Int {
    let least = (minimumWidths.max() ?? 0) + tabPadding
    let most = placement == .bottom ? (room - Self.padding) / Self.phoneTabCount : Self.wideTabWidth
    return min(tabWidth, max(least, most))
  }

  /// Returns the entries that are on the tab bar. The others are behind "More", which takes the last place and is at most as
  /// wide as a tab.
  ///
  /// - Parameters:
  ///   - entries: All entries, from left to right.
  ///   - selected: The entry of the selected tab, which is always on the tab bar, or `nil`.
  func visible<Entry: Equatable>(of entries: [Entry], selected: Entry?) -> [Entry] {
    let places = max(1, (room - Self.padding) / max(1, shortenedTabWidth))
    if placement == .sidebar || entries.count <= places { return entries }
    let first = entries.prefix(max(1, places - 1))
    guard let selected, entries.contains(selected), !first.contains(selected) else { return Array(first) }
    return first.dropLast() + [selected]
  }
}

/// The places where a tab bar can be.
enum TabBarPlacement {
  /// Below the pages, with labels below the icons.
  case bottom
  /// Between the header bar and the pages.
  case top
  /// In the header bar, instead of the title.
  case header
  /// Beside the pages, one tab below the other.
  case sidebar
}
