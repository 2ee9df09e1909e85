import Tabwire
import TabwireLint
import TabwirePlanning

/// A tab bar as users see it: icons, labels, badges, and actions, which are never selected.
struct TabBarDrawing {
  /// The height of a tab bar, in pixels.
  static let height = 50
  /// The width that a tab or an action needs, in pixels.
  static let placeWidth = 58

  private let bar: TabBarState
  private let width: Int
  private let top: Int
  private let hues: [TabID: Int]

  /// - Parameters:
  ///   - bar: The tab bar.
  ///   - width: The width of the drawing, which the bar spans as on a phone.
  ///   - top: The upper edge.
  ///   - hues: The color of each tab.
  init(_ bar: TabBarState, width: Int, top: Int, hues: [TabID: Int]) {
    self.bar = bar
    self.width = width
    self.top = top
    self.hues = hues
  }

  // MARK: Places

  /// Returns the horizontal middle of a container.
  func middle(of container: Int) -> Int {
    middle(at: bar.places.firstIndex { $0.container?.number == container } ?? 0)
  }

  private func middle(at index: Int) -> Int {
    Int(1 + (Double(index) + 0.5) * Double(width - 2) / Double(bar.places.count))
  }

  // MARK: Drawing

  /// The drawing as a part of an SVG, for a page with the style sheets of ``TabPalette`` and ``PlanPageStyle``.
  var svg: String {
    let frame = "x=\"1\" y=\"\(top)\" width=\"\(width - 2)\" height=\"\(Self.height)\" rx=\"12\""
    guard !bar.isBootstrap else {
      return """
        <rect class="none" \(frame)/>
        <text class="faint" x="\(width / 2)" y="\(top + 30)" text-anchor="middle">no tab bar</text>
        """
    }
    let places = bar.places.enumerated().map { index, place in
      switch place {
      case .container(let container):
        container.tab.map { tab($0, at: middle(at: index), isSelected: container.number == bar.selected) } ?? ""
      case .action(let action): button(action, at: middle(at: index))
      }
    }
    return (["<rect class=\"page\" \(frame)/>"] + places).joined(separator: "\n")
  }

  private func tab(_ tab: TabData, at x: Int, isSelected: Bool) -> String {
    let hue = hues[tab.id] ?? 0
    let highlight =
      "<rect class=\"tint t\(hue)\" x=\"\(x - 27)\" y=\"\(top + 4)\" width=\"54\" height=\"42\" rx=\"9\"/>\n"
    let isFace = tab.image?.kind == .picture
    let glyph: String? =
      switch (tab.image, tab.role) {
      case (let image?, _): image.kind == .picture ? Self.face : Self.landscape
      case (nil, .search): Self.magnifier
      case (nil, nil): nil
      }
    return (isSelected ? highlight : "")
      + "<rect class=\"solid t\(hue)\" x=\"\(x - 8)\" y=\"\(top + 9)\" width=\"16\" height=\"16\" rx=\"\(isFace ? 8 : 5)\"/>\n"
      + (glyph.map { drawn($0, "halo", at: x) } ?? "")
      + label(tab.caption, at: x, look: isSelected ? "on-tint t\(hue)" : "ink", isBold: isSelected)
      + badge(tab.badge, hasDot: tab.hasDot, at: x)
  }

  private func button(_ action: TabAction, at x: Int) -> String {
    "<circle class=\"mark\" cx=\"\(x)\" cy=\"\(top + 17)\" r=\"9\" style=\"stroke-width: 1.5\"/>"
      + drawn(action.image?.kind == .picture ? Self.face : Self.plus, "mark", at: x)
      + label(action.caption, at: x, look: "ink") + badge(action.badge, hasDot: action.hasDot, at: x)
  }

  private func label(_ text: String, at x: Int, look: String, isBold: Bool = false) -> String {
    let style = "font-size: 10px\(isBold ? "; font-weight: 700" : "")"
    return "<text class=\"\(look)\" x=\"\(x)\" y=\"\(top + 40)\" text-anchor=\"middle\" style=\"\(style)\">"
      + "\(XML.escaped(text.fitted(letters: isBold ? 9 : 10)))</text>"
  }

  private func badge(_ badge: String?, hasDot: Bool, at x: Int) -> String {
    if hasDot { return "\n<circle class=\"dot\" cx=\"\(x + 9)\" cy=\"\(top + 10)\" r=\"4\"/>" }
    return badge.map { badge in
      "\n<text class=\"ink\" x=\"\(x + 11)\" y=\"\(top + 16)\" style=\"font-size: 8px\">"
        + "\(XML.escaped(badge.fitted(letters: 4)))</text>"
    } ?? ""
  }

  // MARK: Glyphs

  /// Lines in an icon, around its middle.
  private static let plus = "M-4 0h8m-4 -4v8"
  private static let face = "M-2.2 -2.2a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0M-4.4 5a4.6 4.6 0 0 1 8.8 0"
  private static let magnifier = "M-3.8 -1a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0M1.1 1.1l3 3"
  /// An image that stands for any other.
  private static let landscape = "M-5 4l3.4 -5l2.4 3l1.4 -1.6l2.8 3.6M1.6 -3.4h1.6"

  private func drawn(_ glyph: String, _ look: String, at x: Int) -> String {
    "<path class=\"\(look) glyph\" transform=\"translate(\(x) \(top + 17))\" d=\"\(glyph)\"/>\n"
  }
}

extension String {
  /// The text, cut off after some letters.
  fileprivate func fitted(letters: Int) -> String {
    let text = printable
    return text.count > letters ? text.prefix(letters - 1) + "…" : text
  }
}
