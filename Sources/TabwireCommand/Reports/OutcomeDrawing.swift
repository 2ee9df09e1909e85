import Tabwire
import TabwireLint
import TabwirePlanning

/// An outcome as a drawing: the tab bar before and after, and each container between them.
struct OutcomeDrawing {
  /// The measures of the drawing, in pixels.
  private enum Measure {
    static let caption = 17
    static let between = 62
    static let stub = 22
    static let minimumPlaces = 4
  }

  private let outcome: PlannedOutcome
  /// The color of each tab.
  private let hues: [TabID: Int]
  private let width: Int
  private let before, after: TabBarDrawing

  private static let beforeBottom = Measure.caption + TabBarDrawing.height
  private static let afterTop = beforeBottom + Measure.between
  private static let height = afterTop + TabBarDrawing.height + Measure.caption

  /// - Parameters:
  ///   - outcome: The outcome.
  ///   - hues: The color of each tab.
  init(_ outcome: PlannedOutcome, hues: [TabID: Int]) {
    self.outcome = outcome
    self.hues = hues
    let places = max(outcome.before.places.count, outcome.after.places.count, Measure.minimumPlaces)
    width = places * TabBarDrawing.placeWidth + 2
    before = TabBarDrawing(outcome.before, width: width, top: Measure.caption, hues: hues)
    after = TabBarDrawing(outcome.after, width: width, top: Self.afterTop, hues: hues)
  }

  /// The drawing as SVG, for a page with the style sheets of ``TabPalette`` and ``PlanPageStyle``.
  var svg: String {
    """
    <svg viewBox="0 0 \(width) \(Self.height)" style="min-width: \(width)px; max-width: \(width * 3 / 2)px" role="img" \
    aria-label="\(XML.escaped(description))">
    \(caption("before", y: 11))
    \(caption("after", y: Self.height - 4))
    \(lines)
    \(before.svg)
    \(after.svg)
    </svg>
    """
  }

  private var description: String {
    func places(_ bar: TabBarState) -> String {
      if bar.isBootstrap { return "no tab bar" }
      return bar.places.map { place in
        place.spoken.printable + (place.container?.number == bar.selected ? " (selected)" : "")
      }.joined(separator: "; ")
    }
    return "Before: \(places(outcome.before)). After: \(places(outcome.after))."
  }

  private func caption(_ text: String, y: Int) -> String {
    "<text class=\"faint\" x=\"2\" y=\"\(y)\" style=\"font-size: 11px\">\(text)</text>"
  }

  // MARK: Containers

  /// A line for each container: it survives, is disposed, or is created.
  private var lines: String {
    let remaining = Set(outcome.after.containers.map(\.number))
    let known = Set(outcome.before.containers.map(\.number))
    let survivors = outcome.before.containers.map { container in
      remaining.contains(container.number) ? survival(container) : loss(container)
    }
    let creations = outcome.after.containers.filter { !known.contains($0.number) }.map { container in
      let (x, y) = (after.middle(of: container.number), Self.afterTop - 14)
      return
        "<circle class=\"new\" cx=\"\(x)\" cy=\"\(y)\" r=\"8\"/><path class=\"creation\" d=\"M\(x - 4) \(y)h8m-4 -4v8\"/>"
    }
    return (survivors.sorted { !$0.contains("chosen") && $1.contains("chosen") } + creations).joined(separator: "\n")
  }

  private func survival(_ container: TabBarState.Container) -> String {
    let isSelected = container.number == outcome.before.selected
    let (from, to) = (before.middle(of: container.number), after.middle(of: container.number))
    let half = (Self.beforeBottom + Self.afterTop) / 2
    let line = "M\(from) \(Self.beforeBottom)C\(from) \(half) \(to) \(half) \(to) \(Self.afterTop)"
    return "<path class=\"\(look(container)) life\(isSelected ? " chosen" : "")\" d=\"\(line)\"/>"
  }

  private func loss(_ container: TabBarState.Container) -> String {
    let (x, y) = (before.middle(of: container.number), Self.beforeBottom + Measure.stub)
    return "<path class=\"\(look(container)) life\" d=\"M\(x) \(Self.beforeBottom)V\(y - 7)\"/>"
      + "<path class=\"loss\" d=\"M\(x - 5) \(y - 5)l10 10m0 -10l-10 10\"/>"
  }

  private func look(_ container: TabBarState.Container) -> String {
    container.tab.map { "line t\(hues[$0.id] ?? 0)" } ?? "mark"
  }
}
