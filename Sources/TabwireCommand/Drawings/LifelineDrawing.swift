import Tabwire
import TabwireScenarios

/// Lifelines as a drawing: a lane for each container, colored by its tab, and a column for each step.
package struct LifelineDrawing {
  /// The measures of the drawing, in pixels.
  private enum Measure {
    static let margin = 24
    static let gutter = 108
    static let lane = 42
    static let bar = 26
    static let titleLine = 24
    static let heads = 62
    static let tabBarRow = 44
    static let legendRow = 24
    static let minimumWidth = 620
    /// The width of a letter, rounded up, since the font is not known.
    static let letter = 7
    static let titleLetter = 10
  }

  private let lifelines: Lifelines
  private let columnWidth: Int
  private let titleLines: [String]
  private let legend: LifelineLegend

  package init(_ lifelines: Lifelines) {
    self.lifelines = lifelines
    let labels =
      lifelines.columns.map(\.caption) + lifelines.tabs.map { "↑ \($0)" }
      + lifelines.explainedEvents.map { "\($0.sign) \($0.name)" }
    let longest = labels.map(\.count).max() ?? 0
    columnWidth = min(max(longest * Measure.letter + 26, 104), 190)
    let width = max(
      Measure.margin + Measure.gutter + columnWidth * lifelines.columns.count + Measure.margin, Measure.minimumWidth)
    titleLines = Self.wrapped(lifelines.name, letters: (width - 2 * Measure.margin) / Measure.titleLetter)
    legend = LifelineLegend(lifelines, width: width - 2 * Measure.margin, letter: Measure.letter + 1)
    self.width = width
  }

  // MARK: Places

  private let width: Int
  private var headsTop: Int { Measure.margin + titleLines.count * Measure.titleLine }
  private var lanesTop: Int { headsTop + Measure.heads }
  private var lanesBottom: Int { lanesTop + lifelines.lanes.count * Measure.lane }
  private var legendTop: Int { lanesBottom + Measure.tabBarRow }
  private var height: Int { legendTop + legend.rows * Measure.legendRow + Measure.margin }

  private func x(_ column: Int) -> Int { Measure.margin + Measure.gutter + column * columnWidth }
  private func laneTop(_ lane: Int) -> Int { lanesTop + lane * Measure.lane + (Measure.lane - Measure.bar) / 2 }

  // MARK: Drawing

  /// The drawing as SVG.
  package var svg: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
    role="img" aria-labelledby="title desc">
    <title id="title">\(XML.escaped(lifelines.name))</title>
    <desc id="desc">\(XML.escaped(LifelineStory(lifelines).text))</desc>
    <style>
    \(TabPalette.css)
    </style>
    \(fading)
    <rect class="page" x="0.5" y="0.5" width="\(width - 1)" height="\(height - 1)" rx="10"/>
    \(title)
    \(heads)
    <g mask="url(#fading)">
    \(lanes)
    </g>
    \(taps)
    \(tabBars)
    \(legend.svg(x: Measure.margin, y: legendTop, rowHeight: Measure.legendRow))
    </svg>

    """
  }

  /// The mask that fades out lanes after the last step.
  private var fading: String {
    let end = x(lifelines.columns.count)
    return """
      <linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="\(end - 12)" x2="\(end + Measure.margin - 4)">
      <stop offset="0" stop-color="white"/><stop offset="1" stop-color="white" stop-opacity="0"/></linearGradient>
      <mask id="fading" maskUnits="userSpaceOnUse" x="0" y="0" width="\(width)" height="\(height)">
      <rect width="\(width)" height="\(height)" fill="url(#fade)"/></mask>
      """
  }

  private var title: String {
    titleLines.enumerated().map { index, line in
      let y = Measure.margin + 14 + index * Measure.titleLine
      return text(line, x: Measure.margin, y: y, "ink", #" style="font-size: 16px; font-weight: 650""#)
    }.joined(separator: "\n")
  }

  private var heads: String {
    lifelines.columns.enumerated().map { index, column in
      let left = x(index) + 8
      return [
        "<path class=\"grid\" d=\"M\(x(index)) \(headsTop + 10)V\(lanesBottom + 36)\"/>",
        index == 0 ? "" : text("\(index)", x: left, y: headsTop + 20, "faint", #" style="font-size: 10px""#),
        text(column.title, x: left, y: headsTop + 36, "ink", #" style="font-weight: 600""#),
        text(fitted(column.caption, columnWidth - 14), x: left, y: headsTop + 51, "faint"),
      ].filter { !$0.isEmpty }.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private var lanes: String {
    lifelines.lanes.enumerated().map { index, lane in
      let label = text("container \(lane.container)", x: Measure.margin, y: laneTop(index) + 17, "faint")
      let runs = LifelineRun.runs(of: lane).map { run in draw(run, lane: index) }
      return ([label] + runs).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private func draw(_ run: LifelineRun, lane: Int) -> String {
    let left = x(run.columns.lowerBound) + (run.isCreation ? 5 : 0)
    let goesOn = run.columns.upperBound == lifelines.columns.count
    let right = x(run.columns.upperBound) + (run.isDisposal ? -5 : goesOn ? Measure.margin : 0)
    let top = laneTop(lane)
    let labelEnd = run.events.first.map { x($0.column) } ?? (goesOn ? x(run.columns.upperBound) : right)
    let look = run.cell.tab.map { "t\(hue(of: $0))" }
    let area = look.map { "\(run.cell.isSelected ? "solid" : "tint") \($0)" } ?? "blank"
    let ink = look.map { "\(run.cell.isSelected ? "on-solid" : "on-tint") \($0)" } ?? "faint"
    var parts = [
      "<path class=\"\(area)\"\(run.cell.tab == nil ? " stroke-dasharray=\"3 3\"" : "") "
        + "d=\"\(outline(left, right, top, isRoundLeft: run.isCreation, isRoundRight: run.isDisposal))\"/>",
      text(
        fitted(run.label, labelEnd - left - 14), x: left + 9, y: top + 17, ink,
        run.cell.isSelected ? #" style="font-weight: 600""# : ""),
    ]
    for (column, events) in run.events {
      let signs = events.map(\.sign).joined(separator: " ")
      let label = events.count == 1 ? "\(signs) \(events[0].name)" : signs
      parts.append(text(fitted(label, columnWidth - 14), x: x(column) + 9, y: top + 17, ink))
    }
    if run.isDisposal {
      let (x, y) = (right + 9, top + Measure.bar / 2)
      parts.append("<path class=\"mark\" stroke-width=\"1.5\" d=\"M\(x - 3) \(y - 3)l6 6m0 -6l-6 6\"/>")
    }
    return parts.joined(separator: "\n")
  }

  /// The outline of a run, rounded where the container is created or disposed.
  private func outline(_ left: Int, _ right: Int, _ top: Int, isRoundLeft: Bool, isRoundRight: Bool) -> String {
    let radius = Measure.bar / 2
    let height = Measure.bar
    let start = isRoundLeft ? "M\(left + radius) \(top)" : "M\(left) \(top)"
    let end = isRoundRight ? "H\(right - radius)a\(radius) \(radius) 0 0 1 0 \(height)" : "H\(right)v\(height)"
    let back = isRoundLeft ? "H\(left + radius)a\(radius) \(radius) 0 0 1 0 \(-height)" : "H\(left)"
    return start + end + back + "z"
  }

  /// An arrow for each tap that selected another container.
  private var taps: String {
    lifelines.columns.indices.dropFirst().compactMap { column in
      let (before, after) = (lifelines.columns[column - 1].outcome.selected, lifelines.columns[column].outcome.selected)
      guard lifelines.columns[column].isTap, before != after else { return nil }
      let (from, to) = (laneTop(before - 1), laneTop(after - 1))
      let down = from < to
      let start = down ? from + Measure.bar : from
      let end = down ? to - 1 : to + Measure.bar + 1
      let tip = down ? -7 : 7
      let line = "M\(x(column)) \(start)V\(end + tip)"
      return """
        <path class="halo" stroke-width="6" d="\(line)"/>
        <path class="mark" stroke-width="2" d="\(line)"/>
        <circle class="arrow" cx="\(x(column))" cy="\(start)" r="3.5"/>
        <path class="arrow" d="M\(x(column)) \(end)l-5 \(tip)h10z"/>
        """
    }.joined(separator: "\n")
  }

  private var tabBars: String {
    let top = lanesBottom + 14
    let label = text("tab bar", x: Measure.margin, y: top + 11, "faint")
    let bars = lifelines.columns.enumerated().map { index, column in
      let tabs = column.outcome.tabs
      guard column.outcome.mode == .tabbed else {
        return text("none", x: x(index) + 8, y: top + 11, "faint")
      }
      let pitch = min(19.0, Double(columnWidth - 16) / Double(tabs.count))
      return tabs.enumerated().map { position, tab in
        let look = tab.container == column.outcome.selected ? "solid" : "tint"
        let left = rounded(Double(x(index) + 8) + Double(position) * pitch)
        return "<rect class=\"\(look) t\(tab.id.map(hue) ?? 0)\" x=\"\(left)\" y=\"\(top)\" "
          + "width=\"\(rounded(pitch * 0.8))\" height=\"14\" rx=\"3\"/>"
      }.joined(separator: "\n")
    }
    return ([label] + bars).joined(separator: "\n")
  }

  private func hue(of tab: TabID) -> Int {
    (lifelines.tabs.firstIndex(of: tab) ?? 0) % TabPalette.count
  }

  private func rounded(_ number: Double) -> Double {
    (number * 10).rounded() / 10
  }

  // MARK: Text

  private func text(_ text: String, x: Int, y: Int, _ look: String, _ more: String = "") -> String {
    "<text class=\"\(look)\" x=\"\(x)\" y=\"\(y)\"\(more)>\(XML.escaped(text))</text>"
  }

  /// Returns the text, shortened to a width.
  private func fitted(_ text: String, _ width: Int) -> String {
    let letters = max(width / Measure.letter, 1)
    return text.count > letters ? text.prefix(letters - 1) + "…" : text
  }

  private static func wrapped(_ text: String, letters: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ").map({ $0.count > letters ? $0.prefix(letters - 1) + "…" : $0 }) {
      if let line = lines.last, line.count + 1 + word.count > letters {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] += (lines.last == "" ? "" : " ") + word
      }
    }
    return lines
  }
}
