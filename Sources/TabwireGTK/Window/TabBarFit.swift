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
  let moreWidth: Int

  private var available: Int { room - Self.padding }
  private var tabPadding: Int { placement == .bottom ? 4 : 28 }

  /// The width at which all tabs fit side by side, each as wide as the widest, in pixels.
  var evenWidth: Int { ((naturalWidths.max() ?? 0) + tabPadding) * naturalWidths.count + Self.padding }

  /// Whether all tabs can be equally wide.
  var isEven: Bool { evenWidth <= room }

  /// The widths of the tabs when long titles are shortened, because not all tabs fit with their whole titles.
  private var shortenedWidths: [Int] {
    let most = placement == .bottom ? available / Self.phoneTabCount : Self.wideTabWidth
    return zip(naturalWidths, minimumWidths).map { min($0 + tabPadding, max($1 + tabPadding, most)) }
  }

  /// Returns the entries that are on the tab bar. The others are behind "More", which takes the last place.
  ///
  /// - Parameters:
  ///   - selected: The entry of the selected tab, which is always on the tab bar, or `nil`.
  func visible<Entry: Equatable>(of entries: [Entry], selected: Entry?) -> [Entry] {
    let widths = shortenedWidths
    if widths.reduce(0, +) <= available { return entries }
    let index = selected.flatMap { entries.firstIndex(of: $0) } ?? 0
    var free = available - moreWidth - tabPadding - (widths.indices.contains(index) ? widths[index] : 0)
    var visible: [Entry] = []
    for (position, entry) in entries.enumerated() {
      if position != index { free -= widths[position] }
      if position == index || free >= 0 { visible.append(entry) }
    }
    return visible
  }
}

enum TabBarPlacement {
  /// Below the pages, with labels below the icons.
  case bottom
  /// Between the header bar and the pages.
  case top
  /// In the header bar, instead of the title.
  case header
}
