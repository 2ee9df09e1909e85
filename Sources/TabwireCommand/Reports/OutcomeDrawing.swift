import Tabwire
import TabwireLint
import TabwirePlanning

/// An outcome as a drawing: the tab bar before and after, and each container between them.
struct OutcomeDrawing {
  /// The measures of the drawing, in pixels.
  private enum Measure {
    static let tab = 58
    static let bar = 50
    static let caption = 17
    static let between = 62
    static let stub = 22
    static let minimumTabs = 4
  }

  private let outcome: PlannedOutcome
  /// The color of each tab.
  private let hues: [TabID: Int]

  /// - Parameters:
  ///   - outcome: The outcome.
  ///   - hues: The color of each tab, by its name.
  init(_ outcome: PlannedOutcome, hues: [TabID: Int]) {
    self.outcome = outcome
    self.hues = hues
  }

  // MARK: Places

  private var columns: Int {
    max(outcome.before.containers.count, outcome.after.containers.count, Measure.minimumTabs)
  }
  private var width: Int { columns * Measure.tab + 2 }
  private var beforeTop: Int { Measure.caption }
  private var beforeBottom: Int { beforeTop + Measure.bar }
  private var afterTop: Int { beforeBottom + Measure.between }
  private var height: Int { afterTop + Measure.bar + Measure.caption }

  /// The width of one tab of a bar, which spans the whole screen as on a phone.
  private func pitch(_ bar: TabBarState) -> Double { Double(width - 2) / Double(bar.containers.count) }

  /// The horizontal middle of a container on a bar.
  private func middle(_ number: Int, on bar: TabBarState) -> Int {
    let index = bar.containers.firstIndex { $0.number == number } ?? 0
    return Int(1 + (Double(index) + 0.5) * pitch(bar))
  }

  // MARK: Drawing

  /// The drawing as SVG, for a page with the style sheet of ``TabPalette``.
  var svg: String {
    """
    <svg viewBox="0 0 \(width) \(height)" style="min-width: \(width)px; max-width: \(width * 3 / 2)px" role="img" \
    aria-label="\(XML.escaped(description))">
    \(caption("before", y: 11))
    \(caption("after", y: height - 4))
    \(lines)
    \(drawn(outcome.before, top: beforeTop))
    \(drawn(outcome.after, top: afterTop))
    </svg>
    """
  }

  private var description: String {
    func tabs(_ bar: TabBarState) -> String {
      if bar.isBootstrap { return "no tab bar" }
      return bar.containers.map { container in
        (container.tab?.name ?? "") + (container.number == bar.selected ? " (selected)" : "")
      }.joined(separator: ", ")
    }
    return "Before: \(tabs(outcome.before)). After: \(tabs(outcome.after))."
  }

  private func caption(_ text: String, y: Int) -> String {
    "<text class=\"faint\" x=\"2\" y=\"\(y)\" style=\"font-size: 11px\">\(text)</text>"
  }

  private func drawn(_ bar: TabBarState, top: Int) -> String {
    let frame = "x=\"1\" y=\"\(top)\" width=\"\(width - 2)\" height=\"\(Measure.bar)\" rx=\"12\""
    guard !bar.isBootstrap else {
      return """
        <rect class="none" \(frame)/>
        <text class="faint" x="\(width / 2)" y="\(top + 30)" text-anchor="middle">no tab bar</text>
        """
    }
    let tabs = bar.containers.map { container in
      container.tab.map { drawn($0, at: middle(container.number, on: bar), top, bar.selected == container.number) }
        ?? ""
    }
    return (["<rect class=\"page\" \(frame)/>"] + tabs).joined(separator: "\n")
  }

  private func drawn(_ tab: TabData, at x: Int, _ top: Int, _ isSelected: Bool) -> String {
    let hue = hues[tab.id] ?? 0
    let label = tab.title.isEmpty ? tab.id.rawValue : tab.title
    let style = "font-size: 10px\(isSelected ? "; font-weight: 700" : "")"
    let highlight =
      isSelected
      ? "<rect class=\"tint t\(hue)\" x=\"\(x - 27)\" y=\"\(top + 4)\" width=\"54\" height=\"42\" rx=\"9\"/>\n" : ""
    let badge = tab.badge.map { badge in
      "\n<text class=\"ink\" x=\"\(x + 11)\" y=\"\(top + 16)\" style=\"font-size: 8px\">"
        + "\(XML.escaped(fitted(badge, letters: 4)))</text>"
    }
    return highlight
      + "<rect class=\"solid t\(hue)\" x=\"\(x - 8)\" y=\"\(top + 9)\" width=\"16\" height=\"16\" rx=\"5\"/>\n"
      + "<text class=\"\(isSelected ? "on-tint t\(hue)" : "ink")\" x=\"\(x)\" y=\"\(top + 40)\" text-anchor=\"middle\" "
      + "style=\"\(style)\">\(XML.escaped(fitted(label, letters: isSelected ? 9 : 10)))</text>" + (badge ?? "")
  }

  /// A line for each container: it survives, is disposed, or is created.
  private var lines: String {
    let after = Set(outcome.after.containers.map(\.number))
    let before = Set(outcome.before.containers.map(\.number))
    let survivors = outcome.before.containers.map { container in
      after.contains(container.number) ? survival(container) : loss(container)
    }
    let creations = outcome.after.containers.filter { !before.contains($0.number) }.map { container in
      let (x, y) = (middle(container.number, on: outcome.after), afterTop - 14)
      return
        "<circle class=\"new\" cx=\"\(x)\" cy=\"\(y)\" r=\"8\"/><path class=\"creation\" d=\"M\(x - 4) \(y)h8m-4 -4v8\"/>"
    }
    return (survivors.sorted { !$0.contains("chosen") && $1.contains("chosen") } + creations).joined(separator: "\n")
  }

  private func survival(_ container: TabBarState.Container) -> String {
    let isSelected = container.number == outcome.before.selected
    let look = container.tab.map { "line t\(hues[$0.id] ?? 0)" } ?? "mark"
    let (from, to) = (middle(container.number, on: outcome.before), middle(container.number, on: outcome.after))
    let half = (beforeBottom + afterTop) / 2
    let line = "M\(from) \(beforeBottom)C\(from) \(half) \(to) \(half) \(to) \(afterTop)"
    return "<path class=\"\(look) life\(isSelected ? " chosen" : "")\" d=\"\(line)\"/>"
  }

  private func loss(_ container: TabBarState.Container) -> String {
    let (x, y) = (middle(container.number, on: outcome.before), beforeBottom + Measure.stub)
    let look = container.tab.map { "line t\(hues[$0.id] ?? 0)" } ?? "mark"
    return "<path class=\"\(look) life\" d=\"M\(x) \(beforeBottom)V\(y - 7)\"/>"
      + "<path class=\"loss\" d=\"M\(x - 5) \(y - 5)l10 10m0 -10l-10 10\"/>"
  }

  private func fitted(_ text: String, letters: Int) -> String {
    let text = text.printable
    return text.count > letters ? text.prefix(letters - 1) + "…" : text
  }
}
